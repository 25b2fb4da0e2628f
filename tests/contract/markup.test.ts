import type { CheerioAPI } from 'cheerio';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { attributesOf, builtHtml, builtPage, builtText, htmlFiles, normalizeSpace } from '../support/builtSite';
import { brokenLinks } from '../support/linkCheck';
import { checkedPages, isFull } from '../support/pages';

/** Returns the page for a route of the browser tests. Hosts answer unknown paths with the not-found page. */
function pageOf(route: string): string {
  return route === '/docs/no-such-page/' ? '404.html' : route.replace(/\?.*$/, '');
}

const pages = checkedPages().map(([kind, route]) => ({ kind, route: pageOf(route), $: builtPage(pageOf(route)).$ }));

/** Returns the accessible name of a landmark. */
function labelOf($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string {
  const landmark = $(element);
  const by = landmark.attr('aria-labelledby');
  return normalizeSpace(landmark.attr('aria-label') ?? (by === undefined ? '' : $(`[id="${by}"]`).text()));
}

const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));

/** Returns a line for each distinct fault: rule, message and position. */
function htmlFaults(html: string): string[] {
  const messages = validator.validateStringSync(html).results.flatMap((result) => result.messages);
  const faults = messages.map(({ ruleId, message, selector, line }) => `${ruleId}: ${message} ${selector} (${line})`);
  return [...new Set(faults)];
}

describe.each(pages)('$kind', ({ route, $ }) => {
  it('starts with a skip link', () => {
    const first = $('body').find('a[href], button, input, select, textarea, [tabindex="0"]').first();
    expect(first.text()).toBe('Skip to main content');
    expect($(first.attr('href') ?? '').length).toBe(1);
  });

  it('has one main element, one footer and one main navigation, and landmarks of a kind with different names', () => {
    const footers = $('body footer').filter((_index, footer) => $(footer).closest('article, main').length === 0);
    expect([$('main').length, footers.length, $('nav[aria-label="Main"]').length]).toEqual([1, 1, 1]);
    for (const kind of [
      'nav, [role="navigation"]',
      'aside, [role="complementary"]',
      'section[aria-label], [role="region"]',
    ]) {
      const names = $(kind)
        .toArray()
        .map((element) => labelOf($, element));
      expect(names, kind).toEqual([...new Set(names)]);
      if (kind.startsWith('nav')) expect(names).not.toContain('');
    }
  });

  it('has one h1 and skips no heading level', () => {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map((heading) => ({ level: Number(heading.tagName.slice(1)), text: normalizeSpace($(heading).text()) }));
    expect(levels.filter(({ level }) => level === 1)).toHaveLength(1);
    const skipping = levels.filter(({ level }, index) => index > 0 && level > (levels[index - 1]?.level ?? 0) + 1);
    expect(skipping).toEqual([]);
  });

  it('conforms to the standard of HTML', () => {
    expect(htmlFaults(builtHtml(route))).toEqual([]);
  });
});

it('each file has no duplicate id and a name for each table column, and in the full run conforms to the standard', () => {
  const wrong = htmlFiles().flatMap((file) => {
    const ids = attributesOf(builtPage(file).$, '[id]', 'id');
    const html = builtText(file);
    const faults = isFull ? htmlFaults(html) : [];
    if (/<th(?:\s[^>]*)?><\/th>/.test(html)) faults.push('a column without a name');
    return [...faults, ...ids.filter((id, index) => ids.indexOf(id) !== index)].map((fault) => `${file}: ${fault}`);
  });
  expect(wrong).toEqual([]);
});

// `site/pages` checks the links of all pages.
it.each([
  ['<a href="gone/">', 'does not exist'],
  ['<a href="http://[">', 'is malformed'],
  [`<a href="${brand.basePath}docs/intro/#none">`, 'is no anchor of its page'],
  [`<img srcset="${brand.basePath}favicon.ico 1x, no.png 2x">`, 'does not exist'],
  ['<noscript><img src="no.png"></noscript>', 'does not exist'],
  ['<a href="/docs/intro/">', 'is outside of the base path'],
])('the check of links finds %s', (html, fault) => {
  expect(brokenLinks('probe.html', html)).toEqual([expect.stringContaining(fault)]);
});

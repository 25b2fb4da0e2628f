import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { buildDir, builtFiles, builtPage } from '../support/builtSite';
import { fold } from '../support/fold';
import { checkedPages } from '../support/pages';

/** The file that answers an address; the server answers unknown ones with the not-found page. */
function fileOf(route: string): string {
  return route === '/docs/no-such-page/' ? '404.html' : route.replace(/\?.*$/, '');
}

const pages = checkedPages().map(([kind, route]) => ({ kind, $: builtPage(fileOf(route)).$ }));

/** What a landmark is called: by its own label, or by the element that labels it. */
function labelOf($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string {
  const landmark = $(element);
  const by = landmark.attr('aria-labelledby');
  return fold(landmark.attr('aria-label') ?? (by === undefined ? '' : $(`[id="${by}"]`).text()));
}

describe.each(pages)('$kind', ({ $ }) => {
  it('starts with a link that skips to the main content', () => {
    const first = $('body').find('a[href], button, input, select, textarea, [tabindex="0"]').first();
    expect(first.text()).toBe('Skip to main content');
    expect($(first.attr('href') ?? '').length).toBe(1);
  });

  it('has a navigation, a main part and a footer, each once', () => {
    expect($('main')).toHaveLength(1);
    expect($('body footer').filter((_index, footer) => $(footer).closest('article, main').length === 0)).toHaveLength(
      1,
    );
    expect($('nav[aria-label="Main"]')).toHaveLength(1);
  });

  it('gives each navigation and each other region of a kind its own name', () => {
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

  it('has one h1 and no heading that skips a level', () => {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map((heading) => ({ level: Number(heading.tagName.slice(1)), text: fold($(heading).text()) }));
    expect(levels.filter(({ level }) => level === 1)).toHaveLength(1);
    const skipping = levels.filter(({ level }, index) => index > 0 && level > (levels[index - 1]?.level ?? 0) + 1);
    expect(skipping).toEqual([]);
  });
});

it('no column of a table on any page is without a name', () => {
  const nameless = builtFiles()
    .filter((file) => file.endsWith('.html'))
    .filter((file) => /<th(?:\s[^>]*)?><\/th>/.test(readFileSync(path.join(buildDir, file), 'utf8')));
  expect(nameless).toEqual([]);
});

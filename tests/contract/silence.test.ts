import { execFileSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { projectDir } from '../../scripts/run';
import { builtPage } from '../support/builtSite';
import { SPECIFIED_ROUTES } from '../support/specifiedRoutes';

const pages = SPECIFIED_ROUTES.map((route) => {
  const main = builtPage(route).$('main').clone();
  // Samples and examples are code: a number in them is a score or an offset.
  main.find('pre, code').remove();
  return { route, text: main.text().replace(/\s+/g, ' ') };
});

function pagesThatSay(pattern: RegExp): string[] {
  return pages.flatMap(({ route, text }) => {
    const match = pattern.exec(text);
    return match ? [`${route}: ${text.slice(Math.max(0, match.index - 40), match.index + 60)}`] : [];
  });
}

describe('what nobody published', () => {
  it.each([
    [
      'another status than 200, 401, 422 and 500',
      /\b(?:status|HTTP|code|error)\s+(?:400|402|403|404|405|408|409|413|415|429|501|502|503|504)\b/i,
    ],
    ['a rate limit', /\b\d[\d,]*\s+(?:requests?|calls?)\s+(?:per|an?|each)\s+(?:second|minute|hour)\b/i],
    [
      'a size limit',
      /\b(?:at most|up to|maximum of|no more than)\s+\d[\d,.]*\s*(?:characters|tokens|KB|MB|GB|bytes)\b(?! of)/i,
    ],
    ['that anything is unlimited', /\bunlimited\b/i],
    ['how the service works inside', /\b(?:under the hood|internally,? (?:we|the service)|our (?:own )?model\b)/i],
    [
      'when the legacy API ends',
      /\b(?:removed|withdrawn|switched off|shut down|sunset)\s+(?:on|in|by)\s+(?:20\d\d|January|February|March|April|May|June|July|August|September|October|November|December)/i,
    ],
    [
      'how long a key or a text is kept',
      /\b(?:keys?|texts?|data)\s+(?:expires?|is kept|are kept|is stored|are stored)\s+(?:after|for)\s+\d/i,
    ],
    ['a role or a permission', /\b(?:admin|administrator|viewer|editor|owner) role\b/i],
  ])('no page says %s', (_what, pattern) => {
    expect(pagesThatSay(pattern)).toEqual([]);
  });

  it('is listed in one register on the landing page of the reference', () => {
    const { $ } = builtPage('/docs/api/');
    const items = $('#what-is-not-published').nextAll('ul').first().text();
    for (const topic of ['error replies', 'legacy replies', 'evaluate', 'allowlist', 'Rate limits', 'Roles']) {
      expect(items).toContain(topic);
    }
  });

  it('would be found: the patterns match a page that says it', () => {
    expect(
      /\b\d[\d,]*\s+(?:requests?|calls?)\s+(?:per|an?|each)\s+(?:second|minute|hour)\b/i.test('60 requests per minute'),
    ).toBe(true);
  });
});

describe('page content', () => {
  it('is authored in MDX', () => {
    const files = execFileSync('git', ['ls-files', '--', 'docs', 'versioned_docs', 'blog'], {
      cwd: projectDir,
      encoding: 'utf8',
    })
      .split('\n')
      .filter(Boolean);
    const isDrawing = (file: string) => /\/_figures\/[\w.-]+\.svg$/.test(file);
    expect(files.filter((file) => !/\.(mdx|yml|json)$/.test(file) && !isDrawing(file))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.mdx')).length).toBeGreaterThan(150);
  });
});

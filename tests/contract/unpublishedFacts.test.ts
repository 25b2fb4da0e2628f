import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { API_FILE, apiVersionFile } from '../../plugins/api/facts/apiFiles';
import { builtPage, normalizeSpace } from '../support/builtSite';
import { projectText } from '../support/projectFiles';
import { SPECIFIED_ROUTES, VERSIONS } from '../support/specifiedRoutes';

const pages = SPECIFIED_ROUTES.map((route) => {
  const main = builtPage(route).$('main').clone();
  // Numbers in samples and examples are scores or offsets.
  main.find('pre, code').remove();
  return { route, text: normalizeSpace(main.text()) };
});

// `npm run lint:docs` finds other statuses than the documented ones.
describe('the pages', () => {
  it.each([
    ['a rate limit', /\b\d[\d,]*\s+(?:requests?|calls?)\s+(?:per|an?|each)\s+(?:second|minute|hour)\b/i],
    [
      'a size limit',
      /\b(?:at most|up to|maximum of|no more than)\s+\d[\d,.]*\s*(?:characters|tokens|KB|MB|GB|bytes)\b(?! of)/i,
    ],
    ['the word unlimited', /\bunlimited\b/i],
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
  ])('do not mention %s', (_what, pattern) => {
    const found = pages.map(({ route, text }) => ({ route, match: pattern.exec(text)?.[0] }));
    expect(found.filter(({ match }) => match !== undefined)).toEqual([]);
  });

  it('list what is not published on the landing page of the reference', () => {
    const items = builtPage('/docs/api/').$('#what-is-not-published').nextAll('ul').first().text();
    for (const topic of ['error replies', 'legacy replies', 'evaluate', 'allowlist', 'Rate limits', 'Roles']) {
      expect(items).toContain(topic);
    }
  });
});

it.each(VERSIONS.map(apiVersionFile))('%s marks what it says is not documented, and says what it marks', (file) => {
  const wrong: unknown[] = [];
  JSON.stringify(parse(projectText(file)), (_key, value: Record<string, unknown> | null) => {
    const open = value?.['x-not-documented'];
    const description = String(value?.description);
    if (open !== undefined && !description.includes(String(open))) wrong.push(open);
    const isSchema = ['type', 'anyOf', 'oneOf', 'allOf', '$ref'].some((key) => value?.[key] !== undefined);
    // What released versions say is frozen.
    const isUnmarked = file === API_FILE && isSchema && open === undefined;
    if (isUnmarked && description.includes('not documented')) wrong.push(description);
    return value;
  });
  expect(wrong).toEqual([]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { brand } from '../../brand.config';
import { API_FILE, apiVersionFile } from '../../site/plugins/api/facts/apiFiles';
import type { ScoreDirection } from '../../site/scoreDirections';
import { projectDir } from '../../scripts/lib/run';
import { builtPage, normalizeSpace } from '../support/builtSite';
import { readOpenApiDocument, readOperations } from '../support/openApiDocument';
import { LATEST, METRICS_FOLDER, metricPages, v3MetricPages, VERSIONS } from '../support/specifiedRoutes';
import { routerPages } from '../support/pages';
import { requestFields } from '../support/openApiFields';
import { SPECIFIED_OPERATIONS } from '../support/specifiedOperations';

type Successors = Record<'operations' | 'bodies', Record<string, { successor: string | null }>>;

function lastSegment(address: string): string {
  return address.replace(/\/$/, '').split('/').at(-1) ?? '';
}

const V4ALPHA = '/metrics/v4alpha/';

const successors = parse(readFileSync(path.join(projectDir, 'openapi/successors.yaml'), 'utf8')) as Successors;
const latest = readOpenApiDocument(apiVersionFile(LATEST));
const next = readOpenApiDocument(API_FILE);

describe.each(
  latest.operations
    .filter(({ request }) => request)
    .map(({ path: apiPath }) => apiPath)
    .filter((apiPath) => apiPath.startsWith(V4ALPHA) && apiPath !== `${V4ALPHA}evaluate`)
    .map((apiPath) => {
      const page = lastSegment(apiPath).replace('prompt_manipulation', 'prompt-injection').replaceAll('_', '-');
      return { apiPath, route: `/docs/${METRICS_FOLDER}/${page}/` };
    })
    // A further metric may have no page.
    .filter(({ apiPath, route }) => SPECIFIED_OPERATIONS.includes(apiPath) || routerPages().includes(route)),
)('the metric page $route', ({ apiPath, route }) => {
  const { $ } = builtPage(route);
  const fields = requestFields(latest, apiPath);

  it('has a row for each request field, with its defaults and limits', () => {
    const rows = $('main tr[id^="request-"]').toArray();
    const shown = rows.map((row) => [$(row).attr('id'), $(row).find('th code').text()]);
    expect(shown).toEqual(fields.map((field) => [`request-${field.path.replaceAll('.', '-')}`, field.shownPath]));
    for (const [index, { path: name, limits }] of fields.entries()) {
      const items = $(rows[index]).find('td li').toArray();
      const text = items.map((limit) => $(limit).text()).join('; ');
      for (const fact of limits) expect(text, name).toMatch(new RegExp(`\\b${fact}\\b`));
    }
  });
});

it.runIf(VERSIONS.includes('v3.3.0'))('an old page has the request fields of its own version', () => {
  const fieldsOn = (route: string) => {
    const { $ } = builtPage(`${route}${METRICS_FOLDER}/pii/`);
    return [$('#request-blocklist').text().includes('required'), $('#request-categories').length];
  };
  expect(['/docs/v3.3.0/', '/docs/'].map(fieldsOn)).toEqual([
    [true, 0],
    [false, 1],
  ]);
});

/** Sentences of `src/components/ScoreDirection`. */
const DIRECTION: Record<ScoreDirection, string> = {
  higher: 'Higher is better. The score runs from 0 to 100.',
  lower: 'Lower is better. The score runs from 0 to 100.',
  ease: 'Higher is easier to read. The score is a reading ease and can pass 100.',
  target: 'Neither end is better: choose your target.',
  findings: 'Fewer findings are better. There is no score.',
  estimate: 'Lower is better. The result is an estimate, not a 0-100 score.',
};

/** Current metrics whose reply has no documented score. */
const WITHOUT_FIELDS = ['adherence', 'completion', 'refusal', 'stability'];

/** Versions whose API has the current metrics. */
const withCurrentMetrics = VERSIONS.filter((version) => {
  return readOperations(apiVersionFile(version)).some((operation) => operation.path.startsWith(V4ALPHA));
});

/** Pages with a documented reply to which the sentence on the scale applies. */
const withScale = withCurrentMetrics
  .flatMap(metricPages)
  .filter((route) => !WITHOUT_FIELDS.includes(lastSegment(route)));

/** Metrics with another direction than `higher`. */
const OTHER_DIRECTIONS: Record<string, ScoreDirection> = {
  carbon: 'estimate',
  clarity: 'ease',
  cost: 'estimate',
  formality: 'target',
  pii: 'findings',
  'prompt-injection': 'lower',
  refusal: 'target',
  sensitivity: 'target',
  simplicity: 'target',
  tone: 'target',
  toxicity: 'lower',
};

describe('the direction of the score', () => {
  const pages = VERSIONS.flatMap((version) => [...metricPages(version), ...v3MetricPages(version)]);

  it.each(pages)('is stated once on %s', (route) => {
    const { $ } = builtPage(route);
    const lines = $('main p[class*="direction_"]').toArray();
    const said = lines.map((line) => normalizeSpace($(line).children(':not([aria-hidden])').text()));
    const direction = OTHER_DIRECTIONS[lastSegment(route).replaceAll('_', '-')] ?? 'higher';
    const [verdict] = /^[^.]+\./.exec(DIRECTION[direction]) ?? [];
    expect(said).toEqual([withScale.includes(route) || direction === 'estimate' ? DIRECTION[direction] : verdict]);
  });
});

describe('the statuses', () => {
  const { $ } = builtPage('/docs/api/');
  /** Texts of specification section 8. */
  const messages: Record<string, string[]> = {
    '200': ['succeeded'],
    '401': ['Unauthorized', 'Please provide a valid API key'],
    '422': ['Unprocessable Content', 'Invalid or incorrect input'],
    '500': ['Internal Server Error'],
  };

  it('have a heading each on the landing page of the reference', () => {
    const headings = $('main :is(h2, h3, h4)[id]').toArray();
    const ids = headings.map((heading) => $(heading).attr('id') ?? '').filter((id) => /^\d+$/.test(id));
    expect(ids).toEqual(Object.keys(messages));
  });

  it.each(Object.entries(messages))('%s is explained with its message', (code, texts) => {
    const explanation = normalizeSpace($(`main [id="${code}"]`).nextUntil('h2, h3, h4').text());
    for (const text of texts) expect(explanation).toContain(text);
    expect(explanation.length).toBeGreaterThan(texts.join(' ').length + 20);
  });
});

describe.each([
  { version: LATEST, file: latest },
  { version: 'next', file: next },
])('the v3 section of $version', ({ version, file }) => {
  const entries = [
    ...Object.entries(successors.operations).map(([apiPath, { successor }]) => ({
      name: lastSegment(apiPath),
      successor,
      legacy: () => requestFields(file, apiPath),
    })),
    ...Object.entries(successors.bodies).map(([name, { successor }]) => ({
      name,
      successor,
      legacy: () => requestFields(file, name),
    })),
  ];
  const pageOf = (name: string) =>
    builtPage(v3MetricPages(version).find((route) => lastSegment(route) === name) ?? name).$;

  it('has a page for each entry of openapi/successors.yaml', () => {
    expect(v3MetricPages(version).map(lastSegment).sort()).toEqual(entries.map(({ name }) => name).sort());
  });

  it.each(entries.filter(({ successor }) => successor))(
    '$name maps each legacy field',
    ({ name, successor, legacy }) => {
      const $ = pageOf(name);
      const table = $('main table:has(th:contains("Legacy field"))');
      const rows = table.find('tbody tr').toArray();
      const cells = rows.map(
        (row) => [$(row).find('td:first-child code').text(), $(row).find('strong').text()] as const,
      );
      const dropped = cells.filter(([, change]) => change === 'dropped').map(([field]) => `${field}.`);
      const expected = legacy().filter((field) => !dropped.some((parent) => field.path.startsWith(parent)));
      expect(cells.map(([field]) => field).filter(Boolean)).toEqual(expected.map((field) => field.path));
      expect(table).toHaveLength(1);
      expect(table.prev('p').find('a').attr('href')).toBe(`${brand.basePath}docs/api${successor ?? ''}/`);
    },
  );

  it.each(entries.filter(({ successor }) => !successor))('$name states that no successor is documented', ({ name }) => {
    const $ = pageOf(name);
    const text = normalizeSpace($('main .markdown').text());
    expect(text).toMatch(/\bno (?:documented )?(?:v4alpha )?(?:documented )?successor\b/i);
    expect($('main th:contains("Legacy field")')).toHaveLength(0);
  });
});

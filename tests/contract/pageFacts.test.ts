import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { brand } from '../../brand.config';
import { API_FILE, apiVersionFile } from '../../plugins/api/facts/apiFiles';
import type { ScoreDirection } from '../../plugins/lib/scoreDirections';
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

it('each metric page has a row for each request field of its operation', () => {
  for (const { path: apiPath, request } of latest.operations) {
    if (!request || !apiPath.startsWith(V4ALPHA) || apiPath === `${V4ALPHA}evaluate`) continue;
    const page = lastSegment(apiPath).replace('prompt_manipulation', 'prompt-injection').replaceAll('_', '-');
    const route = `/docs/${METRICS_FOLDER}/${page}/`;
    // A further metric may have no page.
    if (!SPECIFIED_OPERATIONS.includes(apiPath) && !routerPages().includes(route)) continue;
    const { $ } = builtPage(route);
    const rows = $('main tr[id^="request-"]').toArray();
    const shown = rows.map((row) => [$(row).attr('id'), $(row).find('th code').text()]);
    // `contract/reference` reads the rows, which are those of the reference.
    expect(shown, route).toEqual(
      requestFields(latest, apiPath).map((field) => [`request-${field.path.replaceAll('.', '-')}`, field.shownPath]),
    );
  }
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

/** Sentences of `<ScoreDirection />`. */
const DIRECTION: Record<ScoreDirection, string> = {
  higher: 'Higher is better. The score runs from 0 to 100.',
  lower: 'Lower is better. The score runs from 0 to 100.',
  ease: 'Higher is easier to read. The score is a reading ease and can pass 100.',
  simple: 'Higher is simpler. The score runs from 0 to 100.',
  target: 'Neither end is better. Choose your target.',
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
  simplicity: 'simple',
  tone: 'target',
  toxicity: 'lower',
};

describe('the direction of the score', () => {
  const pages = VERSIONS.flatMap((version) => [...metricPages(version), ...v3MetricPages(version)]);

  it.each(pages)('is stated once on %s', (route) => {
    const { $ } = builtPage(route);
    const lines = $('main p.frame').clone();
    lines.children('[aria-hidden]').remove();
    const said = lines.toArray().map((line) => normalizeSpace($(line).text()));
    const direction = OTHER_DIRECTIONS[lastSegment(route).replaceAll('_', '-')] ?? 'higher';
    const [verdict] = /^[^.]+\./.exec(DIRECTION[direction]) ?? [];
    expect(said).toEqual([withScale.includes(route) || direction === 'estimate' ? DIRECTION[direction] : verdict]);
  });
});

it('each status has a heading on the landing page of the reference, with its message and an explanation', () => {
  const { $ } = builtPage('/docs/api/');
  const headings = $('main :is(h2, h3, h4)[id]').toArray();
  const statuses = headings.map((heading) => $(heading).attr('id') ?? '').filter((id) => /^\d+$/.test(id));
  /** Texts of specification section 8. */
  const messages: Record<string, string[]> = {
    '200': ['succeeded'],
    '401': ['Unauthorized', 'Please provide a valid API key'],
    '422': ['Unprocessable Content', 'Invalid or incorrect input'],
    '500': ['Internal Server Error'],
  };
  expect(statuses).toEqual(Object.keys(messages));
  for (const [code, texts] of Object.entries(messages)) {
    const explanation = normalizeSpace($(`main [id="${code}"]`).nextUntil('h2, h3, h4').text());
    for (const text of texts) expect(explanation).toContain(text);
    expect(explanation.length).toBeGreaterThan(texts.join(' ').length + 20);
  }
});

describe.each([
  { version: LATEST, file: latest },
  { version: 'next', file: next },
])('the v3 section of $version', ({ version, file }) => {
  const entries = Object.entries({ ...successors.operations, ...successors.bodies }).map(([owner, { successor }]) => ({
    ...{ owner, successor, name: lastSegment(owner) },
    page: v3MetricPages(version).find((route) => lastSegment(route) === lastSegment(owner)) ?? owner,
  }));

  it('has a page for each entry of openapi/successors.yaml', () => {
    expect(v3MetricPages(version).map(lastSegment).sort()).toEqual(entries.map(({ name }) => name).sort());
  });

  it.each(entries)(
    '$name maps each legacy field, or states that no successor is documented',
    ({ owner, successor, page }) => {
      const { $ } = builtPage(page);
      const table = $('main table:has(th:contains("Legacy field"))');
      if (successor === null) {
        expect(normalizeSpace($('main .markdown').text())).toMatch(
          /\bno (?:documented )?(?:v4alpha )?(?:documented )?successor\b/i,
        );
        expect(table).toHaveLength(0);
        return;
      }
      const rows = table.find('tbody tr').toArray();
      const cells = rows.map(
        (row) => [$(row).find('td:first-child code').text(), $(row).find('strong').text()] as const,
      );
      const dropped = cells.filter(([, change]) => change === 'dropped').map(([field]) => `${field}.`);
      const fields = requestFields(file, owner).map((field) => field.path);
      const expected = fields.filter((field) => !dropped.some((parent) => field.startsWith(parent)));
      expect(cells.map(([field]) => field).filter(Boolean)).toEqual(expected);
      expect(table).toHaveLength(1);
      expect(table.parent().prev('p').find('a').attr('href')).toBe(`${brand.basePath}docs/api${successor}/`);
    },
  );
});

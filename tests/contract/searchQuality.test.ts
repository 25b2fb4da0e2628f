import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { versionOfPage } from '../../bench/search/corpus';
import { indexFile, openEngine } from '../../bench/search/ours';
import { API_FILE } from '../../plugins/api-facts/apiFiles';
import type { Json } from '../../shared/json';
import { unpackPages, type SearchIndexFile } from '../../shared/search/searchIndex';
import type { SearchEngine } from '../../src/search/engine/searchEngine';
import type { SearchHit } from '../../src/search/types';
import versions from '../../versions.json';
import { buildDir } from '../support/builtSite';
import { rankOf, readQueries, score, SHOWN } from '../support/judgedQueries';
import { jsonOf, type Post } from '../support/openApiDocument';
import { fieldsOf, readPosts } from '../support/referenceFacts';
import { METRICS_FOLDER } from '../support/specifiedRoutes';

const [latest = ''] = versions;
const VERSIONS = ['next', ...versions];

const engines = new Map<string, SearchEngine>(VERSIONS.map((version) => [version, openEngine(buildDir, version)]));
const answers = new Map<string, SearchHit[]>();

/** All that a query finds, best first. */
function find(version: string, query: string, limit = Infinity): SearchHit[] {
  const key = JSON.stringify([version, query, limit]);
  const known = answers.get(key);
  if (known) return known;
  const hits = engines.get(version)?.search({ query, area: '', limit }).hits ?? [];
  answers.set(key, hits);
  return hits;
}

const address = ({ page, anchor }: SearchHit) => (anchor === '' ? page : `${page}#${anchor}`);

const judged = readQueries();

describe('the judged queries', () => {
  const { overall } = score(
    judged.map((query) => {
      const hits = find(query.version, query.query, SHOWN);
      return { kind: query.kind, rank: rankOf(query, hits), found: hits.length };
    }),
  );

  it('are at least 150, in all versions', () => {
    expect(judged.length).toBeGreaterThanOrEqual(150);
    expect(new Set(judged.map(({ version }) => version))).toEqual(new Set(VERSIONS));
  });

  it('have a mean reciprocal rank of at least 0.95', () => {
    expect(overall.mrr).toBeGreaterThanOrEqual(0.95);
  });

  it('find a right place among the first three in at least 98 of 100 cases', () => {
    expect(overall.hit3).toBeGreaterThanOrEqual(0.98);
  });

  it('never find nothing', () => {
    expect(overall.empty).toBe(0);
  });

  it('find no page of another version', () => {
    const foreign = judged.flatMap(({ query, version }) =>
      find(version, query, SHOWN)
        .filter((hit) => hit.version !== versionOfPage(hit.page) || !['', version].includes(hit.version))
        .map((hit) => `${version}: ${query} → ${address(hit)}`),
    );
    expect(foreign).toEqual([]);
  });
});

const metric = (name: string) => `docs/${METRICS_FOLDER}/${name}/`;
const legacy = (name: string) => metric(`v3-metrics-soon-to-be-deprecated/${name}`);

describe('what developers type leads first to', () => {
  it.each([
    ['relevancy', [metric('answer-relevancy'), metric('context-relevancy')]],
    ['answer relevancy', [metric('answer-relevancy')]],
    ['answer_relevancy', [metric('answer-relevancy'), 'docs/api/metrics/v4alpha/answer_relevancy/']],
    ['answer-relevancy', [metric('answer-relevancy')]],
    ['include citations', [`${metric('faithfulness')}#request-include_citations`]],
    ['include_citations', [`${metric('faithfulness')}#request-include_citations`]],
    ['chunk score', [`${metric('context-relevancy')}#reply-data-chunk_scores`]],
    ['/metrics/v4alpha/pii', ['docs/api/metrics/v4alpha/pii/']],
    ['v4alpha/pii', ['docs/api/metrics/v4alpha/pii/']],
    [
      'node_text',
      ['answer_relevancy', 'context_relevancy', 'faithfulness'].map(
        (name) => `${legacy(name)}#request-context-node_text`,
      ),
    ],
    ['401', ['docs/api/#401']],
    ['status 422', ['docs/api/#422']],
    ['Bearer', ['docs/api/#authentication']],
    ['faithfullness', [metric('faithfulness')]],
    ['toxcity', [metric('toxicity')]],
    ['complience', ['docs/security-shields/compliance-shield/']],
    ['faith', [metric('faithfulness')]],
    ['"tone"', [metric('tone')]],
    ['scoring', ['docs/intro/#scores-and-directions']],
  ])('%s', (query, places) => {
    const [first] = find(latest, query, SHOWN);
    expect(places).toContain(first && address(first));
  });
});

describe.each(VERSIONS)('nonsense in %s', (version) => {
  it.each(['xyzzyqwv', 'qqqqqqqq'])('finds nothing: %s', (query) => {
    expect(find(version, query)).toEqual([]);
  });
});

const posts = [...readPosts(API_FILE)];

const referencePage = (apiPath: string) => `docs/api${apiPath}/`;

const isDefault = (words: string) => words.startsWith('Default: ');

/** Address of each place in an index with the text below it. */
function textsOf(version: string): Map<string, string> {
  const { pages } = JSON.parse(readFileSync(indexFile(buildDir, version), 'utf8')) as SearchIndexFile;
  return new Map(
    unpackPages(pages).flatMap(({ path, places }) =>
      places.map(({ anchor, text }): [string, string] => [`${path}#${anchor}`, text]),
    ),
  );
}

/** Pages about an operation: its reference, and in the docs those of its metric. */
function isAbout(hit: SearchHit, apiPath: string): boolean {
  const name = (apiPath.split('/').at(-1) ?? '').replace('prompt_manipulation', 'prompt_injection');
  const ends = [name, name.replaceAll('_', '-')].map((end) => `/${end}/`);
  return hit.page === referencePage(apiPath) || (hit.version !== '' && ends.some((end) => hit.page.endsWith(end)));
}

/** Values of labels and categories in the replies of an operation's examples. */
function labelsOf(value: Json, key = ''): string[] {
  if (typeof value === 'string') return /^(?:label|category)$/.test(key) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((item) => labelsOf(item, key));
  return Object.entries(value).flatMap(([name, inner]) => labelsOf(inner, name));
}

function labelsOfReplies(post: Post): string[] {
  const replies = Object.values(jsonOf(post.responses['200'])?.examples ?? {});
  return [...new Set(replies.flatMap(({ value }) => labelsOf(value)))];
}

describe.each(VERSIONS)('the OpenAPI file in the index of %s', (version) => {
  it('has each operation first under its path and what readers copy of it', () => {
    const paths = posts.flatMap(([apiPath]) =>
      [apiPath, apiPath.split('/').slice(2).join('/'), `POST ${apiPath}`].map((query) => ({ apiPath, query })),
    );
    expect(paths).toHaveLength(96);
    const lost = paths.filter(({ apiPath, query }) => find(version, query, SHOWN)[0]?.page !== referencePage(apiPath));
    expect(lost).toEqual([]);
  });

  it('has each operation among the first under its name and the words of its id', () => {
    const lost = posts.flatMap(([apiPath, { operationId }]) =>
      [apiPath.split('/').at(-1) ?? '', operationId.replace(/[-_]/g, ' ')]
        .filter((query) => !find(version, query, SHOWN).some(({ page }) => page === referencePage(apiPath)))
        .map((query) => `${query}: not ${apiPath}`),
    );
    expect(lost).toEqual([]);
  });

  const fields = posts.flatMap(([apiPath, post]) => fieldsOf(post).map((field) => ({ apiPath, ...field })));

  it('has a row for each field on the page of its operation, with its default', () => {
    const texts = textsOf(version);
    expect(fields.length).toBeGreaterThan(300);
    expect(fields.filter(({ words }) => words.some(isDefault)).length).toBeGreaterThanOrEqual(5);
    const lost = fields.filter(({ apiPath, anchor, words }) => {
      const text = texts.get(`${referencePage(apiPath)}#${anchor}`);
      return text === undefined || words.filter(isDefault).some((word) => !text.includes(word));
    });
    expect(lost.map(({ apiPath, path }) => `${apiPath} ${path}`)).toEqual([]);
  });

  // Rows that are the same on many pages are shown once.
  it('finds a row for each field under its name, and a place on the page of its operation', () => {
    const lost = fields.filter(({ apiPath, path }) => {
      const hits = find(version, path.split('.').at(-1) ?? '');
      const hasRow = hits.some(({ kind, title }) => kind === 'field' && title.text === path);
      return !hasRow || !hits.some(({ page }) => page === referencePage(apiPath));
    });
    expect(lost.map(({ apiPath, path }) => `${apiPath} ${path}`)).toEqual([]);
  });

  it('finds the row of a field with a default under the field and its default', () => {
    const lost = fields.flatMap(({ anchor, path, words }) =>
      words
        .filter(isDefault)
        .map((word) => `${path} ${word}`)
        .filter((query) => !find(version, query, SHOWN).some((hit) => hit.anchor === anchor)),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['Please provide a valid API key', 'docs/api/#401'],
    ['Invalid or incorrect input', 'docs/api/#422'],
  ])('has the message of a status first under its words: %s', (message, expected) => {
    expect(posts.every(([, { responses }]) => JSON.stringify(responses).includes(`'${message}'`))).toBe(true);
    const [first] = find(version, message, SHOWN);
    expect(first && address(first)).toBe(expected);
  });

  it('has each label of a reply on a page about its operation', () => {
    const labels = posts.flatMap(([apiPath, post]) => labelsOfReplies(post).map((label) => ({ apiPath, label })));
    expect(labels.length).toBeGreaterThan(20);
    const lost = labels.filter(({ apiPath, label }) => !find(version, label).some((hit) => isAbout(hit, apiPath)));
    expect(lost).toEqual([]);
  });
});

describe('the path and a field of an operation', () => {
  it('lead first to a page of the operation', () => {
    const lost = posts.flatMap(([apiPath, post]) =>
      fieldsOf(post)
        .map(({ path }) => `${apiPath} ${path}`)
        .filter((query) => find(latest, query, 1)[0]?.page !== referencePage(apiPath)),
    );
    expect(lost).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';

import { allVersions } from '@api-docs/kit/versions/docsVersions';
import type { Json } from '@api-docs/kit/values/json';
import type { SearchEngine } from '@api-docs/local-search/engine/searchEngine';
import type { SearchHit } from '@api-docs/local-search/engine/types';

import { indexedVersion, openEngine, readIndex } from '../support/siteSearch';
import { brand } from '../../brand.config';
import { API_FILE } from '../../plugins/api/facts/apiFiles';
import versions from '../../versions.json';
import { buildDir } from '../support/builtSite';
import {
  FURTHER_HELD_OUT,
  HELD_OUT,
  rankOf,
  readQueries,
  SHOWN,
  TUNED,
  type JudgedQuery,
} from '../support/judgedQueries';
import { type Operation, readOperations } from '../support/openApiDocument';
import { isFull, sampleOf } from '../support/pages';
import { METRICS_FOLDER, SPECIFIED_ROUTES } from '../support/specifiedRoutes';
import { fieldsOf } from '../support/openApiFields';

const [latest = ''] = versions;
const VERSIONS = allVersions(versions);

const engines = new Map<string, SearchEngine>(VERSIONS.map((version) => [version, openEngine(buildDir, version)]));
const answers = new Map<string, SearchHit[]>();

/** Returns the hits of a query, best first. */
function find(version: string, query: string, limit = Infinity): SearchHit[] {
  const key = JSON.stringify([version, query, limit]);
  const hits = answers.get(key) ?? engines.get(version)?.search({ query, area: '', limit }).hits ?? [];
  answers.set(key, hits);
  return hits;
}

const pathOf = ({ page, anchor }: SearchHit) => (anchor === '' ? page : `${page}#${anchor}`);

const judged = [TUNED, HELD_OUT, FURTHER_HELD_OUT].flatMap(readQueries);

const isSpecified = ({ page }: SearchHit) => page.startsWith('docs/api/') || SPECIFIED_ROUTES.includes(`/${page}`);

// `scripts/bench/search.ts` measures the ranks of all, which change with the content.
describe('the judged queries', () => {
  it('for names of the API have a right hit among the first three, pages aside that writers added', () => {
    const names = judged.filter(({ kind }) => kind === 'identifier');
    const first = ({ version, query }: JudgedQuery) => find(version, query).filter(isSpecified).slice(0, 3);
    expect(names).not.toEqual([]);
    expect(names.filter((query) => rankOf(query, first(query)) === undefined)).toEqual([]);
  });

  it('have no hit in another version', () => {
    const foreign = judged.flatMap(({ query, version }) =>
      find(version, query, SHOWN)
        .filter((hit) => hit.version !== indexedVersion(hit.page) || !['', version].includes(hit.version))
        .map((hit) => `${version}: ${query} → ${pathOf(hit)}`),
    );
    expect(foreign).toEqual([]);
  });
});

describe('the first hit', () => {
  // Pages that writers added may answer a query even better.
  const first = (query: string) => find(latest, query, SHOWN).filter(isSpecified).slice(0, 1);

  it('is right for the queries that the search must answer', () => {
    const asked = [
      ...['relevancy', 'answer relevancy', 'answer_relevancy', 'answer-relevancy', 'include citations'],
      ...['include_citations', 'chunk score', 'node_text', '401', 'status 422', 'Bearer', 'faithfullness', 'toxcity'],
      ...['complience', 'faith', '"tone"', 'scoring', 'allow'],
    ];
    const found = judged.filter(({ version, query }) => version === latest && asked.includes(query));
    expect(new Set(found.map(({ query }) => query))).toEqual(new Set(asked));
    expect(found.filter((query) => rankOf(query, first(query.query)) !== 1)).toEqual([]);
  });

  it.each([
    ['allow list', `docs/${METRICS_FOLDER}/pii/#request-allowlist`],
    ['allow emails', `docs/${METRICS_FOLDER}/pii/#request-allowlist`],
    ['whitelist', `docs/${METRICS_FOLDER}/pii/#request-allowlist`],
    ['Please provide a valid API key', 'docs/api/#401'],
    ['Invalid or incorrect input', 'docs/api/#422'],
    // The tests of `local-search` have messages of every form.
    [
      'File "/home/ana/app/main.py", line 12, in <module> HTTPError: 422 Client Error for url: https://x.y/metrics/v4alpha/pii',
      'docs/api/#422',
    ],
  ])('is right for %s', (query, expected) => {
    expect(first(query).map(pathOf)).toEqual([expected]);
  });
});

describe.each(VERSIONS)('the search of %s', (version) => {
  const used = (query: string) =>
    engines
      .get(version)
      ?.search({ query, area: '', limit: SHOWN })
      .corrections.map((correction) => correction.used);

  it('corrects misspelled words, and none of the language or of the product', () => {
    const right = ['police', 'audio', 'protest', 'orange', 'plant', 'scaring', 'decay', 'centered'];
    for (const word of [...right, brand.product.toLowerCase()]) expect(used(word), word).toEqual([]);
    for (const [asked, meant] of [
      ['faithfullness', 'faithfulness'],
      ['promt', 'prompt'],
      ['authentification', 'authentication'],
      ['optimisation', 'optimization'],
    ] as const) {
      expect(used(asked)?.[0], asked).toContain(meant);
    }
  });

  it('has a page of the docs as the first hit for its title', () => {
    const titles = readIndex(buildDir, version)
      .pages.filter(({ path }) => path !== '' && !path.startsWith('docs/api/'))
      .map(({ entries }) => entries[0]?.title ?? '');
    expect(sampleOf(titles, 2).filter((title) => find(version, title, SHOWN)[0]?.title.text !== title)).toEqual([]);
  });

  it.each(['xyzzyqwv', 'qqqqqqqq'])('has no hit for nonsense: %s', (query) => {
    expect(find(version, query)).toEqual([]);
  });
});

const operations = readOperations(API_FILE);

const referencePage = ({ route }: Operation) => route.slice(1);

const isDefault = (text: string) => text.startsWith('default: ');

/** Returns whether a hit is on a page about an operation: in the reference, or the metric page. */
function isAbout(hit: SearchHit, operation: Operation): boolean {
  const name = (operation.path.split('/').at(-1) ?? '').replace('prompt_manipulation', 'prompt_injection');
  const ends = [name, name.replaceAll('_', '-')].map((end) => `/${end}/`);
  return hit.page === referencePage(operation) || (hit.version !== '' && ends.some((end) => hit.page.endsWith(end)));
}

/** Values of labels and categories in the replies of an operation's examples. */
function labelsOf(value: Json, key = ''): string[] {
  if (typeof value === 'string') return /^(?:label|category)$/.test(key) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((item) => labelsOf(item, key));
  return Object.entries(value).flatMap(([name, inner]) => labelsOf(inner, name));
}

function labelsOfReplies(operation: Operation): string[] {
  const replies = Object.values(operation.reply?.examples ?? {});
  return [...new Set(replies.flatMap(({ value }) => labelsOf(value)))];
}

/** The reference has no versions, so its entries are the same in each index. */
const SWEPT = isFull ? VERSIONS : [latest];

describe.each(SWEPT)('the OpenAPI file in the index of %s', (version) => {
  it('has each operation as the first hit for its path', () => {
    const asked = operations.flatMap((operation) => {
      const { method, path } = operation;
      // Without the method, a path with several methods means each of them.
      const isAlone = operations.every((other) => other === operation || other.path !== path);
      const alone = isAlone ? [path, path.split('/').slice(2).join('/')] : [];
      return [...alone, `${method} ${path}`].map((query) => ({ operation, query }));
    });
    const lost = asked.filter(
      ({ operation, query }) => find(version, query, SHOWN)[0]?.page !== referencePage(operation),
    );
    expect(lost.map(({ query }) => query)).toEqual([]);
  });

  it('has each operation among the shown hits for its name and the words of its id', () => {
    const lost = operations.flatMap((operation) =>
      [operation.path.split('/').at(-1) ?? '', operation.operationId.replace(/[-_]/g, ' ')]
        .filter((query) => !find(version, query, SHOWN).some(({ page }) => page === referencePage(operation)))
        .map((query) => `${query}: not ${operation.ref}`),
    );
    expect(lost).toEqual([]);
  });

  const fields = operations.flatMap((operation) => fieldsOf(operation).map((field) => ({ operation, ...field })));
  const nameOf = ({ operation, path }: (typeof fields)[number]) => `${operation.ref} ${path}`;

  // Equal rows of several pages are one hit.
  it('has a field and a page of the operation among the hits for a field name', () => {
    const lost = fields.filter(({ operation, path }) => {
      const hits = find(version, path.split('.').at(-1) ?? '');
      const hasRow = hits.some(({ kind, title }) => kind === 'field' && title.text === path);
      return !hasRow || !hits.some(({ page }) => page === referencePage(operation));
    });
    expect(lost.map(nameOf)).toEqual([]);
  });

  it('has the row of a field among the shown hits for the field with its default', () => {
    const lost = fields.flatMap(({ anchor, path, limits }) =>
      limits
        .filter(isDefault)
        .map((word) => `${path} ${word}`)
        .filter((query) => !find(version, query, SHOWN).some((hit) => hit.anchor === anchor)),
    );
    expect(lost).toEqual([]);
  });

  it('has a row of a field among the first three hits for names like its own', () => {
    const own = (path: string) => path.split('.').at(-1) ?? '';
    const metrics = operations.map((operation) => operation.path.split('/').at(-1) ?? '');
    const names = [...new Set(fields.map(({ path }) => own(path)))].filter(
      // The name of a metric is first of all the metric.
      (name) => name.includes('_') && !metrics.includes(name),
    );
    const toggled = (word: string) => (word.endsWith('s') ? word.slice(0, -1) : `${word}s`);
    const camelCase = (words: readonly string[]) =>
      words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
    const lost = names.flatMap((name) => {
      const words = name.split('_');
      const number = [...words.slice(0, -1), toggled(words.at(-1) ?? '')];
      const first = [toggled(words[0] ?? ''), ...words.slice(1)];
      const near = [camelCase(words), words.join(' '), words.join('-'), words.join(''), camelCase(number)];
      return [...near, number.join('_'), number.join(' '), first.join('_')]
        .filter(
          (query) => !find(version, query, 3).some(({ kind, title }) => kind === 'field' && own(title.text) === name),
        )
        .map((query) => `${query}: not ${name}`);
    });
    expect(lost).toEqual([]);
  });

  it('has a page of the operation among the hits for each label of a reply', () => {
    const lost = operations.flatMap((operation) =>
      labelsOfReplies(operation)
        .filter((label) => !find(version, label).some((hit) => isAbout(hit, operation)))
        .map((label) => `${label}: not ${operation.ref}`),
    );
    expect(lost).toEqual([]);
  });
});

it('a query of path and field has a page of the operation as the first hit', () => {
  const lost = sampleOf(operations, 4).flatMap((operation) => {
    // A longer path has all words of the query, too.
    const meant = operations.filter((other) => other.path.startsWith(operation.path)).map(referencePage);
    return fieldsOf(operation)
      .map(({ path }) => `${operation.ref} ${path}`)
      .filter((query) => !meant.includes(find(latest, query, 1)[0]?.page ?? ''));
  });
  expect(lost).toEqual([]);
});

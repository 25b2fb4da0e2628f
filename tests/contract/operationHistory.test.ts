import { readdirSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { brand } from '../../brand.config';
import { projectDir } from '../../scripts/lib/run';
import { builtPage, builtText, siteUrl } from '../support/builtSite';
import { jsonOf, readOpenApiDocument, type Schema } from '../support/openApiDocument';
import { projectText } from '../support/projectFiles';

interface Change {
  version?: string;
  fact: string;
  from?: unknown;
  to?: unknown;
}

interface Named {
  operation?: string;
  body?: string;
}

/** The parts of `history.json` that are compared. */
interface BuiltHistory {
  versions: string[];
  operations: {
    method: string;
    path: string;
    since: string;
    until?: string;
    page?: string;
    feed: string;
    predecessors: Named[];
    successor?: string | null;
    changes: { version: string; kind: string }[];
    fields: {
      part: string;
      field: string;
      since: string;
      until?: string;
      predecessors: (Named & { field: string; changes: Change[] })[];
      changes: Change[];
    }[];
  }[];
}

const { versions, operations } = JSON.parse(builtText('history.json')) as BuiltHistory;

const released = readdirSync(path.join(projectDir, 'openapi/versions'))
  .map((file) => file.replace('.yaml', ''))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
const expectedVersions = [...released, 'next'];

/** Two facts of a field as the YAML has them. */
interface ReadField {
  default: unknown;
  requirement: string;
}

type ReadFields = Map<string, ReadField>;

function readFields(schema: Schema | undefined, part: string, parent = ''): [string, ReadField][] {
  const objects = schema?.items ?? schema ?? {};
  return Object.entries(objects.properties ?? {}).flatMap(([name, property]) => {
    const field = `${parent}${name}`;
    const [, open = []] = Object.entries(objects).find(([key]) => key.startsWith('x-requirement-not-')) ?? [];
    const isOpen = (open as string[]).includes(name);
    const requirement = objects.required?.includes(name) ? 'required' : isOpen ? 'unknown' : 'optional';
    return [
      [`${part} ${field}`, { default: property.default, requirement }],
      ...readFields(property, part, `${field}.`),
    ];
  });
}

/** The API of each version, oldest first: fields by operation, and by legacy body. */
const apis = expectedVersions.map((version) => {
  const file = version === 'next' ? 'openapi/metrics-api.yaml' : `openapi/versions/${version}.yaml`;
  const { paths, 'x-legacy-bodies': bodies = {} } = readOpenApiDocument(file);
  const posts = Object.entries(paths).map(([apiPath, { post }]): [string, ReadFields] => [
    apiPath,
    new Map([
      ...readFields(jsonOf(post.requestBody)?.schema, 'request'),
      ...readFields(jsonOf(post.responses['200'])?.schema, 'reply'),
    ]),
  ]);
  const legacy = Object.entries(bodies).map(([name, { schema }]): [string, ReadFields] => [
    name,
    new Map(readFields(schema, 'request')),
  ]);
  return { version, posts: new Map(posts), bodies: new Map(legacy) };
});

type Table = Record<string, { successor: string | null; renames?: Record<string, string> }>;
const table = parse(projectText('openapi/successors.yaml')) as { operations: Table; bodies: Table };

/** Returns the first version of the last ones in a row that have something. */
function sinceOf(has: boolean[]): string | undefined {
  const last = has.lastIndexOf(true);
  const gap = has.lastIndexOf(false, last);
  return last === -1 ? undefined : expectedVersions[gap + 1];
}

/** All operations and fields with the version since when they exist. */
const expectedSince = new Map(
  [...new Set(apis.flatMap(({ posts }) => [...posts.keys()]))].map((apiPath) => {
    const own = apis.map(({ posts }) => posts.get(apiPath));
    const fields = [...new Set(own.flatMap((one) => [...(one?.keys() ?? [])]))];
    const dated = fields.map((field) => [field, sinceOf(own.map((one) => one?.has(field) ?? false))] as const);
    return [apiPath, { since: sinceOf(own.map((one) => one !== undefined)), fields: new Map(dated) }];
  }),
);

const posts = operations.filter(({ method, path: apiPath }) => method === 'POST' && expectedSince.has(apiPath));

describe('history.json', () => {
  it('has all versions with an OpenAPI file, the oldest first, and then next', () => {
    expect(versions).toEqual(expectedVersions);
  });

  it('has each operation and field once, with the version since when it exists', () => {
    expect(posts.map(({ path: apiPath }) => apiPath).sort()).toEqual([...expectedSince.keys()].sort());
    for (const { path: apiPath, since, fields } of posts) {
      const expected = expectedSince.get(apiPath);
      expect(since, apiPath).toBe(expected?.since);
      const inBodies = fields.filter(({ part }) => part === 'request' || part === 'reply');
      const found = new Map(inBodies.map(({ part, field, since: own }) => [`${part} ${field}`, own]));
      expect(found, apiPath).toEqual(expected?.fields);
      expect(found.size, apiPath).toBe(inBodies.length);
    }
  });

  it('says until when removed operations and fields existed', () => {
    const newest = apis.at(-1);
    for (const { path: apiPath, until, fields } of posts) {
      expect(until === undefined, apiPath).toBe(newest?.posts.has(apiPath));
      for (const { part, field, until: fieldUntil } of until === undefined ? fields : []) {
        const isKept = newest?.posts.get(apiPath)?.has(`${part} ${field}`) ?? false;
        if (part === 'request' || part === 'reply')
          expect(fieldUntil === undefined, `${apiPath} ${field}`).toBe(isKept);
      }
    }
  });

  it('has the former name of each field, and its former default and requirement', () => {
    const kinds = [
      ['operation', table.operations],
      ['body', table.bodies],
    ] as const;
    let renamed = 0;
    for (const { path: apiPath, since, fields } of posts) {
      const start = expectedVersions.indexOf(since);
      const own = apis[start]?.posts.get(apiPath);
      for (const { part, field, predecessors } of fields.filter(
        (one) => one.part === 'request' && one.since === since,
      )) {
        const expected = kinds.flatMap(([kind, entries]) =>
          Object.entries(entries).flatMap(([name, { successor, renames = {} }]) => {
            const known = apis.slice(0, start + 1).map((api) => (kind === 'body' ? api.bodies : api.posts).get(name));
            const legacy = known.filter((one) => one !== undefined).at(-1);
            const [former] = Object.entries(renames).find(([, to]) => to === field) ?? [field];
            const before = legacy?.get(`${part} ${former}`);
            const after = own?.get(`${part} ${field}`);
            if (
              successor !== apiPath ||
              !before ||
              !after ||
              renames[former] !== (former === field ? undefined : field)
            )
              return [];
            const changed = (['requirement', 'default'] as const).filter((fact) => before[fact] !== after[fact]);
            return { [kind]: name, field: former, changed };
          }),
        );
        const found = predecessors.map(({ changes, ...one }) => ({
          ...one,
          changed: changes.map(({ fact }) => fact).filter((fact) => ['requirement', 'default'].includes(fact)),
        }));
        expect(found, `${apiPath} ${field}`).toEqual(expected);
        renamed += expected.filter((one) => one.field !== field).length;
      }
    }
    expect(renamed).toBeGreaterThan(0);
  });

  it('has the successor of each legacy operation', () => {
    for (const { path: apiPath, successor } of posts) {
      expect(successor, apiPath).toBe(table.operations[apiPath]?.successor);
    }
  });

  it('has the changed default of include_citations', () => {
    const faithfulness = posts.find(({ path: apiPath }) => apiPath === '/metrics/v4alpha/faithfulness');
    const citations = faithfulness?.fields.find(({ field }) => field === 'include_citations');
    expect(citations?.predecessors[0]?.changes).toContainEqual({ fact: 'default', from: false, to: true });
  });
});

describe.each(posts.filter(({ page }) => page !== undefined).map((one) => [one.path, one] as const))(
  'the reference page of %s',
  (_path, { page = '', since, predecessors, fields }) => {
    const { $ } = builtPage(page.replace(siteUrl, '/'));

    it('says since when the operation exists and what it replaces', () => {
      const text = $('main p')
        .toArray()
        .map((element) => $(element).text())
        .find((one) => one.startsWith('In the docs '));
      expect(text).toContain(since);
      for (const { operation, body } of predecessors) expect(text).toContain(operation ?? body);
    });

    it('says what is special about the origin of a field, and nothing else', () => {
      for (const { part, field, since: own, predecessors: former } of fields) {
        const row = $(`main tr[id="${part}-${field.replaceAll('.', '-')}"]`);
        const notes = row
          .find('li')
          .toArray()
          .map((element) => $(element).text())
          .filter((text) => /^(?:since|was) /.test(text));
        const renamed = former.filter((one) => one.field !== field);
        const expected = [
          ...(own === since ? [] : [own]),
          ...renamed.flatMap((one) => [one.field, one.operation ?? one.body ?? '']),
        ];
        expect(notes, field).toHaveLength(expected.length > 0 ? 1 : 0);
        for (const text of expected) expect(notes[0], field).toContain(text);
      }
    });
  },
);

interface Feed {
  id: string;
  updated: string;
  entry?: { id: string; updated: string; content: { '#text': string } }[];
}

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' });
const changeLog = (parser.parse(builtText('docs/change-log/atom.xml')) as { feed: Feed & { entry: Feed[] } }).feed;

/** Dates of the versions in the feed of the change-log, by the end of the entry's title. */
const dateOf = (version: string) =>
  (changeLog.entry as unknown as { title: { '#text': string }; updated: string }[]).find(({ title }) =>
    title['#text'].endsWith(` ${version}`),
  )?.updated;

describe.each(operations.map(({ path: apiPath, ...rest }) => [apiPath, rest] as const))(
  'the feed of %s',
  (_path, given) => {
    const text = builtText(given.feed.replace(siteUrl, ''));
    const { feed } = parser.parse(text) as { feed: Feed };
    const entries = feed.entry ?? [];

    it('is well-formed and has an entry for each released version with changes, the newest first', () => {
      expect(XMLValidator.validate(text)).toBe(true);
      const changed = [...released].reverse().filter((version) => given.changes.some((one) => one.version === version));
      expect(entries.map(({ id }) => id.split('#')[1])).toEqual(changed);
      for (const entry of entries) expect(load(entry.content['#text'])('li').length).toBeGreaterThan(0);
    });

    it('dates versions as the feed of the change-log does', () => {
      for (const { id, updated } of entries) {
        const expected = dateOf(id.split('#')[1] ?? '');
        if (expected !== undefined) expect(updated).toBe(expected);
      }
      const [newest = '1970-01-01T00:00:00.000Z'] = entries
        .map(({ updated }) => updated)
        .sort()
        .reverse();
      expect(feed.updated).toBe(newest);
    });

    it('is linked in the head of the page of the operation', () => {
      if (given.page === undefined) return;
      const { $ } = builtPage(given.page.replace(siteUrl, '/'));
      const href = given.feed.replace(siteUrl, brand.basePath);
      expect($(`head link[rel="alternate"][type="application/atom+xml"][href="${href}"]`)).toHaveLength(1);
    });
  },
);

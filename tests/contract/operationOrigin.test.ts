import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { projectDir } from '../../scripts/lib/run';
import { builtPage } from '../support/builtSite';
import { readOpenApiDocument, type Schema } from '../support/openApiDocument';

const released = readdirSync(path.join(projectDir, 'openapi/versions'))
  .map((file) => file.replace('.yaml', ''))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
const versions = [...released, 'next'];

/** Default values by part and path of a field. */
type Fields = Map<string, unknown>;

function readFields(schema: Schema | undefined, part: string, parent = ''): [string, unknown][] {
  return Object.entries((schema?.items ?? schema)?.properties ?? {}).flatMap(([name, property]) => [
    [`${part} ${parent}${name}`, property.default],
    ...readFields(property, part, `${parent}${name}.`),
  ]);
}

/** The API of each version, oldest first: fields by operation, and by legacy body. */
const apis = versions.map((version) => {
  const file = version === 'next' ? 'openapi/metrics-api.yaml' : `openapi/versions/${version}.yaml`;
  const { operations, 'x-legacy-bodies': bodies = {} } = readOpenApiDocument(file);
  const fields = operations.map(({ ref, request, reply }): [string, Fields] => [
    ref,
    new Map([...readFields(request?.schema, 'request'), ...readFields(reply?.schema, 'reply')]),
  ]);
  const legacy = Object.entries(bodies).map(([name, { schema }]): [string, Fields] => [
    name,
    new Map(readFields(schema, 'request')),
  ]);
  return { operations, fields: new Map(fields), bodies: new Map(legacy) };
});

type Table = Record<string, { successor: string | null; renames?: Record<string, string> }>;
const table = parse(readFileSync(path.join(projectDir, 'openapi/successors.yaml'), 'utf8')) as {
  operations: Table;
  bodies: Table;
};

/** Returns the index of the first of the latest versions without a gap. */
const firstOf = (has: boolean[]) => has.lastIndexOf(false) + 1;

/** Returns what an operation replaces, with the fields that the last version before it or its own one describes. */
function predecessorsOf(apiPath: string, first: number) {
  const known = apis.slice(0, first + 1).reverse();
  const named = (entries: Table, kind: 'fields' | 'bodies') =>
    Object.entries(entries)
      .filter(([, { successor }]) => successor === apiPath)
      .map(([name, { renames = {} }]) => {
        const fields = known.map((api) => api[kind].get(name)).find((one) => one !== undefined);
        return { name, renames, fields };
      });
  return [...named(table.operations, 'fields'), ...named(table.bodies, 'bodies')];
}

describe.each(apis.at(-1)?.operations ?? [])('the reference page of $ref', ({ ref, route }) => {
  const { $ } = builtPage(route);
  const own = apis.map(({ fields }) => fields.get(ref));
  const fields = own.at(-1) ?? [];
  const first = firstOf(own.map((one) => one !== undefined));
  const predecessors = predecessorsOf(ref, first);

  it('says since when the operation exists and what it replaces', () => {
    const paragraphs = $('main p').toArray();
    const text = paragraphs.map((element) => $(element).text()).find((one) => one.startsWith('In the docs '));
    expect(text).toContain(versions[first]);
    for (const { name } of predecessors) expect(text).toContain(name);
  });

  it('says what is special about the origin of a field, and nothing else', () => {
    for (const [key, value] of fields) {
      const [part = '', field = ''] = key.split(' ');
      const items = $(`main tr[id="${part}-${field.replaceAll('.', '-')}"] li`).toArray();
      const notes = items
        .map((element) => $(element).text())
        .filter((text) => /^(?:since|was|default was) /.test(text));
      const since = first + firstOf(own.slice(first).map((one) => one?.has(key) ?? false));
      const former = predecessors.flatMap(({ name, renames, fields: legacy }) => {
        const [from = field] = Object.entries(renames).find(([, to]) => to === field) ?? [];
        const isKnown =
          part === 'request' && (from !== field || renames[field] === undefined) && legacy?.has(`request ${from}`);
        if (!isKnown) return [];
        const before = legacy?.get(`request ${from}`);
        const isChanged = before !== undefined && before !== value;
        return [...(from === field ? [] : [from, name]), ...(isChanged ? [JSON.stringify(before), name] : [])];
      });
      const expected = [...(since > first ? [versions[since] ?? ''] : []), ...former];
      expect(notes, field).toHaveLength(expected.length > 0 ? 1 : 0);
      for (const text of expected) expect(notes[0], field).toContain(text);
    }
  });
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';

import { builtPage, textsOf } from '../../support/builtSite';
import type { SiteCopy } from '../../support/siteCopy';

const FILE = 'openapi/metrics-api.yaml';
const ROUTE = '/docs/api/metrics/mixed/';

/** Names that every object of JavaScript has. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then'];
const VALUES = Array.from({ length: 10_000 }, (_value, index) => `value-${index}`);

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A schema of 200 objects in each other. */
function nested(level = 0): object {
  const inner = level === 199 ? { type: 'string' } : nested(level + 1);
  return { type: 'object', properties: { [`level${level}`]: inner } };
}

/** Components that refer to each other, with names of objects. */
const SCHEMAS = {
  Node: {
    type: 'object',
    properties: { next: reference('Node'), all: { type: 'array', items: reference('constructor') } },
  },
  constructor: { allOf: [reference('Node'), { type: 'object', properties: { back: reference('constructor') } }] },
};

/** Adds an operation to a copy of the site that has everything at once: cycles, depth, many values and names of objects. */
export function addMixedDocument(site: SiteCopy): void {
  const document = parse(site.read(FILE)) as { paths: object; components: { schemas: object } };
  const named = NAMES.map((name) => [name, { type: 'string', description: `About \`${name}\`.` }]);
  const properties = { deep: nested(), one: { enum: VALUES }, cycle: reference('Node'), ...Object.fromEntries(named) };
  const schema = { type: 'object', properties };
  const parameters = NAMES.map((name) => ({ name, in: 'query', schema: { type: 'string' }, example: name }));
  const requestBody = { content: { 'application/json': { schema } } };
  const content = { 'application/json': { schema: reference('constructor') } };
  const responses = { 200: { description: 'Done.', content } };
  const post = { operationId: 'mixed', summary: 'Mixed', parameters, requestBody, responses };
  Object.assign(document.paths, { '/metrics/mixed': { post } });
  Object.assign(document.components.schemas, SCHEMAS);
  writeFileSync(path.join(site.dir, FILE), stringify(document, { lineWidth: 0 }));
}

/** Defines the test of the page. */
export function testMixedDocument(site: SiteCopy): void {
  it('the page of an operation with cycles, 200 levels, 10,000 values and names of objects has its fields', () => {
    const { $, headings } = builtPage(ROUTE, path.join(site.dir, 'build'));
    expect(headings).toEqual(['Mixed']);
    const shown = $('main').text();
    const wanted = [...NAMES.flatMap((name) => [name, `About ${name}.`]), 'level0', 'value-0', 'next', 'back', 'cycle'];
    expect(wanted.filter((text) => !shown.includes(text))).toEqual([]);
    const limits = textsOf(builtPage('/docs/api/', path.join(site.dir, 'build')).$, 'main td');
    expect(limits).toContain('one of 10000 values');
  });
}

import { describe, expect, it } from 'vitest';

import type { Schema } from '../src/openApiDocument';
import { withoutRefs } from '../src/readSchema';
import type { Json } from '../src/types';
import { writeXml } from '../src/writeXml';

const text: Schema = { type: 'string' };
const xml = (schema: Schema, given: Schema['xml']): Schema => ({ ...schema, xml: given });
const ship = (properties: Record<string, Schema>): Schema => ({ type: 'object', xml: { name: 'ship' }, properties });
const list = (given: Schema['xml'], item: Schema['xml'] = undefined): Schema => ({
  type: 'array',
  ...(given ? { xml: given } : {}),
  items: item ? xml(text, item) : text,
});

describe('writeXml', () => {
  it.each<[string, Schema, Json, string]>([
    ['an element for each property', ship({ name: text }), { name: 'Ada' }, '<ship>\n  <name>Ada</name>\n</ship>'],
    ['another name', ship({ name: xml(text, { name: 'n' }) }), { name: 'Ada' }, '<ship>\n  <n>Ada</n>\n</ship>'],
    ['an attribute', ship({ id: xml(text, { nodeType: 'attribute' }) }), { id: '5' }, '<ship id="5"/>'],
    ['an attribute in the words of 3.0', ship({ id: xml(text, { attribute: true }) }), { id: '5' }, '<ship id="5"/>'],
    [
      'text beside attributes',
      ship({ id: xml(text, { nodeType: 'attribute' }), name: xml(text, { nodeType: 'text' }) }),
      { id: '5', name: 'Ada' },
      '<ship id="5">Ada</ship>',
    ],
    ['CDATA', ship({ note: xml(text, { nodeType: 'cdata' }) }), { note: '<b>' }, '<ship><![CDATA[<b>]]></ship>'],
    [
      'an object that is no element',
      ship({ size: { ...ship({ width: text }), xml: { nodeType: 'none' } } }),
      { size: { width: '3' } },
      '<ship>\n  <width>3</width>\n</ship>',
    ],
    [
      'a list without an element',
      ship({ crew: list(undefined) }),
      { crew: ['A', 'B'] },
      '<ship>\n  <crew>A</crew>\n  <crew>B</crew>\n</ship>',
    ],
    [
      'a list without an element, whose name has no effect',
      ship({ crew: list({ name: 'people' }, { name: 'person' }) }),
      { crew: ['A'] },
      '<ship>\n  <person>A</person>\n</ship>',
    ],
    [
      'a list in an element',
      ship({ crew: list({ nodeType: 'element' }, { name: 'person' }) }),
      { crew: ['A'] },
      '<ship>\n  <crew>\n    <person>A</person>\n  </crew>\n</ship>',
    ],
    [
      'a list in an element in the words of 3.0, whose name items have, too',
      ship({ crew: list({ wrapped: true, name: 'people' }) }),
      { crew: ['A'] },
      '<ship>\n  <people>\n    <people>A</people>\n  </people>\n</ship>',
    ],
    [
      'a prefix and its namespace',
      ship({ name: xml(text, { prefix: 's', namespace: 'https://a.example' }) }),
      { name: 'Ada' },
      '<ship>\n  <s:name xmlns:s="https://a.example">Ada</s:name>\n</ship>',
    ],
    [
      'null',
      ship({ name: { type: ['string', 'null'] } }),
      { name: null },
      '<ship>\n  <name xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>\n</ship>',
    ],
    [
      'text and elements in order',
      {
        type: 'array',
        xml: { nodeType: 'element', name: 'log' },
        prefixItems: [xml(text, { nodeType: 'text' }), xml({ type: 'number' }, { name: 'tons' })],
      },
      ['About ', 42],
      '<log>About <tons>42</tons></log>',
    ],
    [
      'signs of XML as text',
      ship({ name: text }),
      { name: 'a < b & "c"' },
      '<ship>\n  <name>a &lt; b &amp; "c"</name>\n</ship>',
    ],
  ])('writes %s', (_case, schema, value, expected) => {
    expect(writeXml(value, schema, withoutRefs)).toBe(expected);
  });
});

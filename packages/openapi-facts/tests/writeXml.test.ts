import { expect, it } from 'vitest';

import type { Schema } from '../src/document/schemaObject';
import { withoutRefs } from '../src/resolve/apiDocument';
import type { Json } from '../src/types';
import { writeXml } from '../src/examples/writeXml';

const text: Schema = { type: 'string' };
const xml = (given: Schema['xml']): Schema => ({ ...text, xml: given });
const ship = (properties: Record<string, Schema>): Schema => ({ type: 'object', xml: { name: 'ship' }, properties });
const list = (item: Schema['xml'], given?: Schema['xml']): Schema => ({ type: 'array', xml: given, items: xml(item) });

it.each<[string, Schema, Json, string[]]>([
  [
    'elements and attributes',
    ship({
      id: xml({ nodeType: 'attribute' }),
      code: xml({ attribute: true }),
      name: xml({ name: 'n' }),
      size: { type: 'object', xml: { nodeType: 'none' }, properties: { width: text } },
      master: xml({ prefix: 's', namespace: 'https://a.example' }),
      lost: { type: ['string', 'null'] },
      motto: text,
    }),
    { id: '5', code: '7', name: 'Ada', size: { width: '3' }, master: 'Bo', lost: null, motto: 'a < b & "c"' },
    [
      '<ship id="5" code="7">',
      '  <n>Ada</n>',
      '  <width>3</width>',
      '  <s:master xmlns:s="https://a.example">Bo</s:master>',
      '  <lost xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>',
      '  <motto>a &lt; b &amp; "c"</motto>',
      '</ship>',
    ],
  ],
  [
    'lists, whose name has no effect without an element, and which items have, too, in the words of 3.0',
    ship({
      crew: list(undefined),
      guests: list({ name: 'guest' }, { name: 'people' }),
      cooks: list({ name: 'cook' }, { nodeType: 'element' }),
      pets: list(undefined, { wrapped: true, name: 'animals' }),
    }),
    { crew: ['A', 'B'], guests: ['C'], cooks: ['D'], pets: ['E'] },
    [
      '<ship>',
      ...[
        '  <crew>A</crew>',
        '  <crew>B</crew>',
        '  <guest>C</guest>',
        '  <cooks>',
        '    <cook>D</cook>',
        '  </cooks>',
      ],
      ...['  <animals>', '    <animals>E</animals>', '  </animals>'],
      '</ship>',
    ],
  ],
  [
    'text and CDATA beside attributes',
    ship({ id: xml({ nodeType: 'attribute' }), name: xml({ nodeType: 'text' }), note: xml({ nodeType: 'cdata' }) }),
    { id: '5', name: 'Ada', note: '<b>' },
    ['<ship id="5">Ada<![CDATA[<b>]]></ship>'],
  ],
  [
    'text and elements in order',
    {
      type: 'array',
      xml: { nodeType: 'element', name: 'log' },
      prefixItems: [xml({ nodeType: 'text' }), xml({ name: 'tons' })],
    },
    ['About ', 42],
    ['<log>About <tons>42</tons></log>'],
  ],
])('XML has %s', (_case, schema, value, lines) => {
  expect(writeXml(value, schema, withoutRefs).split('\n')).toEqual(lines);
});

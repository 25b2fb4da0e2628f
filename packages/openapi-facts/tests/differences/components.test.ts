import { describe, expect, it } from 'vitest';

import { diffFacts } from '../../src/differences/diffFacts';
import { factsOfPaths } from '../../testing/fixtures';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Enough properties that a body cannot show those of all components. */
const many = (start: string) =>
  Object.fromEntries(Array.from({ length: 400 }, (_one, index) => [`${start}${index}`, { type: 'string' }]));

/** Returns the changes of a body that refers to `Outer`, which refers to `Inner`. */
function changes(older: object, newer: object): string[] {
  const factsOf = (schemas: object) => {
    const response = { description: 'Done.', content: { 'application/json': { schema: ref('Outer') } } };
    return factsOfPaths({ '/a': { get: { responses: { 200: response } } } }, { components: { schemas } });
  };
  const all = diffFacts(factsOf(older), factsOf(newer), { operations: {}, bodies: {} });
  return all.map(({ kind, operation, text }) => `${kind} ${operation} ${text}`);
}

const outer = (inner: string) => ({ type: 'object', properties: { ...many('a'), inner: ref(inner) } });
const inner = (own: object = {}) => ({ type: 'object', properties: { ...many('b'), ...own } });
const flag = { flag: { type: 'boolean' } };

/** An object with a property, and with one for another object. */
const linked = (next: object, text: object = { type: 'string' }) => ({ type: 'object', properties: { text, next } });
const list = (items: object) => ({ type: 'array', items });

describe('the fields of a schema that a body refers to', () => {
  it.each<[string, object, object, string[]]>([
    [
      'are compared where they are',
      { Outer: outer('Inner'), Inner: inner(flag) },
      { Outer: outer('Inner'), Inner: inner() },
      ['breaking schemas `Inner` in replies field `flag` removed'],
    ],
    [
      'are the same if only the body is larger now',
      { Outer: { type: 'object', properties: { inner: ref('Inner') } }, Inner: inner() },
      { Outer: outer('Inner'), Inner: inner() },
      Object.keys(many('a')).map((name) => `added /a reply field \`${name}\` added`),
    ],
    [
      'are the same if the schema has another name now',
      { Outer: outer('Inner'), Inner: inner() },
      { Outer: outer('Renamed'), Renamed: inner() },
      [],
    ],
    [
      'are compared if the schema has another name now',
      { Outer: outer('Inner'), Inner: inner(flag) },
      { Outer: outer('Renamed'), Renamed: inner() },
      ['breaking /a reply field `inner.flag` removed'],
    ],
    [
      'are gone if a field that repeated it has none now',
      { Outer: linked(ref('Outer')) },
      { Outer: linked({ type: 'object' }) },
      ['breaking /a reply field `next.text` removed', 'breaking /a reply field `next.next` removed'],
    ],
    [
      'are compared if a field that repeated it has another schema now',
      { Outer: linked(list(ref('Outer'))) },
      { Outer: linked(list(ref('Inner'))), Inner: linked(list(ref('Inner')), { type: 'integer' }) },
      ['breaking /a reply field `next.text`: type: string → integer'],
    ],
    [
      'are the same if a field repeats another schema with them',
      { Outer: linked(ref('Outer')) },
      { Outer: linked(ref('Inner')), Inner: linked(ref('Inner')) },
      [],
    ],
  ])('%s', (_case, older, newer, expected) => {
    expect(changes(older, newer)).toEqual(expected);
  });
});

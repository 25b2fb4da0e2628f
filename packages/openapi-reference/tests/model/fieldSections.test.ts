import { describe, expect, it } from 'vitest';

import type { Variant } from '@api-docs/openapi-facts/fieldTypes';

import type { FieldSection, RenderedFieldRow } from '../../src/model/types';
import { fieldSections } from '../../src/model/fieldSections';

function row(path: string, depth: number, variant?: RenderedFieldRow['variant']): RenderedFieldRow {
  const shared = { name: path, path, type: 'string', requirement: 'optional' as const, html: '' };
  return { ...shared, anchor: `request-${path}`, depth, variant } as RenderedFieldRow;
}

function variant(name: string, relation: Variant['relation'] = 'One of'): RenderedFieldRow['variant'] {
  return { name, relation, html: `${relation}: ${name}` };
}

/** Returns paths as the reader sees them: `fold` or a tab's name with what is inside. */
function shown(sections: readonly FieldSection[]): unknown[] {
  return sections.map(({ rows, fold, sections: inner = [], panels = [] }) => {
    if (rows) return rows.map(({ path }) => path);
    return fold === undefined
      ? Object.fromEntries(panels.map(({ name, sections: own }) => [name, shown(own)]))
      : { [`fold ${fold}`]: shown(inner) };
  });
}

const split = (rows: RenderedFieldRow[]) => shown(fieldSections(rows));

describe('fieldSections', () => {
  const levels = [row('a', 0), row('a.b', 1), row('a.b.c', 2)];
  const deep = [...levels, row('a.b.c.d', 3), row('a.b.c.d.e', 4), row('f', 0)];

  it.each([
    ['keeps three levels in one table', levels, [['a', 'a.b', 'a.b.c']]],
    [
      'folds the fourth level with all below it',
      deep,
      [['a', 'a.b', 'a.b.c'], { 'fold a.b.c': [['a.b.c.d', 'a.b.c.d.e']] }, ['f']],
    ],
    [
      'makes tabs inside of tabs',
      [row('', 0, variant('A')), row('x', 1), row('x', 2, variant('B')), row('x.y', 3)],
      [{ A: [['', 'x'], { B: [['x', 'x.y']] }] }],
    ],
    [
      'makes other tabs of a second list of variants',
      [row('', 0, variant('A')), row('', 0, { ...variant('B'), group: 2 } as RenderedFieldRow['variant'])],
      [{ A: [['']] }, { B: [['']] }],
    ],
    ['keeps other variants as rows', [row('a', 0), row('a', 1, variant('red', 'Not'))], [['a', 'a']]],
  ])('%s', (_behavior, rows, expected) => {
    expect(split(rows)).toEqual(expected);
  });

  it('folds all but the first level of a long table', () => {
    const rows = Array.from({ length: 31 }, (_item, index) => [row(`f${index}`, 0), row(`f${index}.x`, 1)]).flat();
    expect(split(rows).slice(0, 3)).toEqual([['f0'], { 'fold f0': [['f0.x']] }, ['f1']]);
  });

  it.each([
    ['the row of the whole body', [{ ...row('(body)', 0), name: '' }], (rows: unknown[]) => rows.slice(0, 2)],
    [
      'the title of a variant',
      [row('(body)', 0, variant('A'))],
      ([tabs]: unknown[]) => Object.values(tabs as object)[0].slice(0, 2),
    ],
  ])('shows the first level of a long table below %s', (_case, title, start) => {
    const rows = Array.from({ length: 31 }, (_item, index) => [row(`f${index}`, 1), row(`f${index}.x`, 2)]).flat();
    expect(start(split([...title, ...rows]))).toEqual([['(body)', 'f0'], { 'fold f0': [['f0.x']] }]);
  });

  it('has depths that start at 0 in each section', () => {
    const inner = fieldSections(deep)[1]?.sections;
    expect(inner?.[0]?.rows?.map(({ depth }) => depth)).toEqual([0, 1]);
  });

  it('makes variants of one relation tabs, each with its title and its fields', () => {
    const rows = [
      row('pay', 0),
      row('pay', 1, variant('Card')),
      row('pay.number', 2),
      row('pay', 1, variant('Transfer')),
      row('pay', 1, variant('Note', 'Any of')),
      row('other', 0),
    ];
    expect(split(rows)).toEqual([
      ['pay'],
      { Card: [['pay', 'pay.number']], Transfer: [['pay']] },
      { Note: [['pay']] },
      ['other'],
    ]);
  });
});

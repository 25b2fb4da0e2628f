import { describe, expect, it } from 'vitest';

import { sidebarPlace } from '../../../scripts/newPage/sidebarPlace';

const SIBLINGS = [
  { label: 'Tone', position: 3 },
  { label: 'Clarity', position: 1 },
  { label: 'PII', position: 2 },
];

describe('sidebarPlace', () => {
  it.each([
    ['between two', 'Faithfulness', 1.5],
    ['before all', 'Adherence', 0.5],
    ['behind all', 'Toxicity', 4],
    ['without regard to capitals', 'plain text', 2.5],
  ])('by name puts a page %s', (_where, label, position) => {
    expect(sidebarPlace(SIBLINGS, label, 'alphabetical')).toBe(position);
  });

  it.each([
    ['behind all others', SIBLINGS, undefined, 4],
    ['first in an empty folder', [], undefined, 1],
    ['before the entry that stays last', SIBLINGS, 6, 4.5],
    ['before it again', [...SIBLINGS, { label: 'New', position: 4.5 }, { label: 'End', position: 9 }], 6, 5.25],
  ])('puts a page %s', (_where, siblings, end, position) => {
    expect(sidebarPlace(siblings, 'Adherence', 'last', end)).toBe(position);
  });
});

import { describe, expect, it } from 'vitest';

import { sidebarPosition } from '../../../../scripts/new-page/sidebarPosition';

const SIBLINGS = [
  { label: 'Tone', position: 3 },
  { label: 'Clarity', position: 1 },
  { label: 'PII', position: 2 },
];

describe('sidebarPosition', () => {
  it.each([
    ['between two others', 'Faithfulness', 1.5],
    ['before all others', 'Adherence', 0.5],
    ['after all others', 'Toxicity', 4],
    ['ignoring case', 'plain text', 2.5],
  ])('alphabetically puts a page %s', (_where, label, position) => {
    expect(sidebarPosition(SIBLINGS, label, 'alphabetical')).toBe(position);
  });

  it.each([
    ['after all others', SIBLINGS, undefined, 4],
    ['first in an empty folder', [], undefined, 1],
    ['before an entry that stays last', SIBLINGS, 6, 4.5],
    ['before it a second time', [...SIBLINGS, { label: 'New', position: 4.5 }, { label: 'End', position: 9 }], 6, 5.25],
  ])('puts a page %s', (_where, siblings, end, position) => {
    expect(sidebarPosition(siblings, 'Adherence', 'last', end)).toBe(position);
  });
});

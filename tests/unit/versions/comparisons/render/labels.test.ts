import { describe, expect, it } from 'vitest';

import {
  bodyNotes,
  bodyTitle,
  fieldLabel,
  fieldNames,
  formatCounts,
  unchangedLabel,
} from '../../../../../plugins/versions/comparisons/render/labels';

describe('formatCounts', () => {
  it.each([
    [{ passages: 0, fields: 0, deprecated: 0 }, ''],
    [{ passages: 1, fields: 0, deprecated: 0 }, '1 passage'],
    [{ passages: 3, fields: 2, deprecated: 0 }, '3 passages, 2 API fields'],
    [{ passages: 0, fields: 1, deprecated: 1 }, '1 API field, 1 operation deprecated'],
    [{ passages: 12, fields: 0, deprecated: 2 }, '12 passages, 2 operations deprecated'],
  ])('formats %o as “%s”', (counts, text) => {
    expect(formatCounts(counts)).toBe(text);
  });
});

describe('unchangedLabel', () => {
  it.each([
    [1, '1 passage unchanged'],
    [2, '2 passages unchanged'],
  ])('formats %i', (count, label) => {
    expect(unchangedLabel(count)).toBe(label);
  });
});

describe('bodyTitle', () => {
  it.each([
    ['one operation', { part: 'request', from: '/v1/a', to: '/v1/a' }, 'Request of /v1/a'],
    ['a successor', { part: 'request', from: 'refusal', to: '/v2/a' }, 'Request of refusal → /v2/a'],
    ['a reply', { part: 'reply', from: '/v1/a', to: '/v1/a' }, 'Reply of /v1/a'],
    ['an added body', { part: 'reply', to: '/v1/a' }, 'Reply of /v1/a (new)'],
    ['a removed body', { part: 'request', from: '/v1/a' }, 'Request of /v1/a (removed)'],
  ] as const)('names %s', (_case, given, text) => {
    const title = bodyTitle({ ...given, rows: [] });
    expect(title.map((run) => run.text).join('')).toBe(text);
    expect(title.filter(({ code }) => code)).toHaveLength(text.includes('→') ? 2 : 1);
  });
});

describe('fieldLabel', () => {
  const body = { part: 'request', from: '/v1/a', to: '/v1/a', rows: [] } as const;

  it.each([
    ['new', 'Added'],
    ['dropped', 'Removed'],
    ['renamed', 'Renamed'],
    ['changed', 'Changed'],
    ['same', 'Changed'],
  ] as const)('labels a field that is %s as %s', (change, label) => {
    expect(fieldLabel({ change, notes: [] }, { ...body, rows: [] })).toBe(label);
  });

  it('labels a field that was not published before as Published', () => {
    expect(fieldLabel({ change: 'new', notes: [] }, { ...body, rows: [], wasUnpublished: true })).toBe('Published');
  });
});

describe('fieldNames', () => {
  it.each([
    ['both names of a renamed field', { from: 'a', to: 'b' }, ['a', 'b']],
    ['one name once', { from: 'a', to: 'a' }, ['a']],
    ['the name of an added field', { to: 'b' }, ['b']],
    ['the name of a removed field', { from: 'a' }, ['a']],
  ])('returns %s', (_case, names, expected) => {
    expect(fieldNames({ change: 'changed', notes: [], ...names })).toEqual(expected);
  });
});

describe('bodyNotes', () => {
  it.each([
    ['a body that only the newer page shows', { shownOnlyIn: 'newer' }, /shows these fields now/],
    ['a body that only the older page shows', { shownOnlyIn: 'older' }, /does not show these fields any more/],
    ['a newly deprecated operation', { isDeprecatedNow: true }, /soon to be deprecated/],
    ['fields that were not published', { wasUnpublished: true }, /not documented before/],
  ] as const)('describes %s', (_case, given, note) => {
    expect(bodyNotes({ part: 'request', rows: [], ...given })).toEqual([expect.stringMatching(note)]);
  });
});

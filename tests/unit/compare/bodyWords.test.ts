import { describe, expect, it } from 'vitest';

import { bodyTitle, changeSign, fieldNames } from '../../../plugins/compare/bodyWords';

describe('bodyTitle', () => {
  it.each([
    ['one operation', { part: 'request', from: '/v1/a', to: '/v1/a' }, 'Request of /v1/a'],
    ['a successor', { part: 'request', from: 'refusal', to: '/v2/a' }, 'Request of refusal → /v2/a'],
    ['a reply', { part: 'reply', from: '/v1/a', to: '/v1/a' }, 'Reply of /v1/a'],
    ['a body that came', { part: 'reply', to: '/v1/a' }, 'Reply of /v1/a (new)'],
    ['a body that went', { part: 'request', from: '/v1/a' }, 'Request of /v1/a (removed)'],
  ] as const)('names %s', (_case, given, words) => {
    const title = bodyTitle({ ...given, rows: [] });
    expect(title.map(({ text }) => text).join('')).toBe(words);
    expect(title.filter(({ code }) => code)).toHaveLength(words.includes('→') ? 2 : 1);
  });
});

describe('changeSign', () => {
  const body = { part: 'request', from: '/v1/a', to: '/v1/a', rows: [] } as const;

  it.each([
    ['new', 'Added'],
    ['dropped', 'Removed'],
    ['renamed', 'Renamed'],
    ['changed', 'Changed'],
    ['same', 'Changed'],
  ] as const)('calls a field that is %s %s', (change, word) => {
    expect(changeSign({ change, notes: [] }, { ...body, rows: [] })).toBe(word);
  });

  it('calls a field that nobody had published published', () => {
    expect(changeSign({ change: 'new', notes: [] }, { ...body, rows: [], wasUnpublished: true })).toBe('Published');
  });
});

describe('fieldNames', () => {
  it.each([
    ['both names of a renamed field', { from: 'a', to: 'b' }, ['a', 'b']],
    ['one name once', { from: 'a', to: 'a' }, ['a']],
    ['the name of a field that came', { to: 'b' }, ['b']],
    ['the name of a field that went', { from: 'a' }, ['a']],
  ])('has %s', (_case, names, expected) => {
    expect(fieldNames({ change: 'changed', notes: [], ...names })).toEqual(expected);
  });
});

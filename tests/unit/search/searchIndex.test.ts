import { expect, it } from 'vitest';

import { kindOfPlace, packPages, unpackPages } from '../../../shared/search/searchIndex';
import { page, place } from './tinyPages';

const PAGES = [
  page('pii', 'PII', [
    place('request', 'Request', { text: 'Two\nlines' }),
    place('request-allowlist', 'allowlist', { text: 'list', names: ['a', 'b c'] }),
  ]),
  page('old', 'Old', [], { trail: ['Docs', 'Metrics'], keywords: 'k', otherGeneration: true, names: ['/v3/old'] }),
];

it.each([
  ['', 'page'],
  ['request', 'section'],
  ['request-body', 'section'],
  ['reply-body', 'section'],
  ['request-context-chunk_id', 'field'],
  ['reply-data', 'field'],
  ['requested-by', 'section'],
])('a place at %j is a %s', (anchor, kind) => {
  expect(kindOfPlace(anchor)).toBe(kind);
});

it('pages travel without loss, as JSON', () => {
  expect(unpackPages(JSON.parse(JSON.stringify(packPages(PAGES))))).toEqual(PAGES);
});

it('pages travel without the names of what they hold', () => {
  expect(packPages([page('old', 'Old', [], { otherGeneration: true, names: ['/v3/old'] })])).toEqual([
    ['docs/old/', [], '', 1, ['', 'Old', '', '/v3/old']],
  ]);
});

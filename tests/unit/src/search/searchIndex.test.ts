import { describe, expect, it } from 'vitest';

import { entryKind, packPages, unpackPages } from '../../../../shared/search/searchIndex';
import { entry, page } from './tinyPages';

describe('entryKind', () => {
  it.each([
    ['', 'page'],
    ['request', 'section'],
    ['request-body', 'section'],
    ['reply-body', 'section'],
    ['request-context-chunk_id', 'field'],
    ['reply-data', 'field'],
    ['requested-by', 'section'],
  ])('returns for the anchor %j: %s', (anchor, kind) => {
    expect(entryKind(anchor)).toBe(kind);
  });
});

describe('packPages', () => {
  it('loses nothing that unpackPages needs', () => {
    const pages = [
      page('pii', 'PII', [
        entry('request', 'Request', { text: 'Two\nlines' }),
        entry('request-allowlist', 'allowlist', { text: 'list', names: ['a', 'b c'] }),
      ]),
      page('old', 'Old', [], { trail: ['Docs', 'Metrics'], keywords: 'k', otherGeneration: true, names: ['/v3/old'] }),
    ];
    expect(unpackPages(JSON.parse(JSON.stringify(packPages(pages))))).toEqual(pages);
  });

  it('writes arrays without keys', () => {
    expect(packPages([page('old', 'Old', [], { otherGeneration: true, names: ['/v3/old'] })])).toEqual([
      ['docs/old/', [], '', 1, ['', 'Old', '', '/v3/old']],
    ]);
  });
});

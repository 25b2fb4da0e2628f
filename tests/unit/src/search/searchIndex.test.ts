import { describe, expect, it } from 'vitest';

import { entryKind, joinIndex, packPages, splitIndex, unpackPages } from '../../../../shared/search/searchIndex';
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

describe('splitIndex', () => {
  const guide = page('guide', 'Guide', [entry('request-id', 'id')]);
  const operation = (number: number, text: string) =>
    page(`api/op${number}`, `Operation ${number}`, [
      entry('statuses', 'Statuses'),
      entry('request-id', 'id', { text }),
    ]);

  it('keeps a small index in one file', () => {
    const pages = packPages([guide, operation(1, 'short')]);
    expect(splitIndex(pages)).toEqual({ pages, parts: [] });
  });

  it('moves the fields of a large reference to parts, from which joinIndex restores the pages', () => {
    const pages = packPages([guide, ...[1, 2, 3].map((number) => operation(number, 'long '.repeat(400_000)))]);
    const { pages: kept, parts } = splitIndex(pages);
    expect(JSON.stringify(kept).length).toBeLessThan(1000);
    expect(kept[0]).toEqual(pages[0]);
    expect(parts.map((part) => part.map(([path]) => path))).toEqual([
      ['docs/api/op1/', 'docs/api/op2/'],
      ['docs/api/op3/'],
    ]);
    expect(joinIndex(kept, parts)).toEqual(pages);
  });
});

import { describe, expect, it } from 'vitest';

import type { Json } from '@api-docs/openapi-facts/types';

import { responseView, type Segment } from '../../../../plugins/api/props/responseView';

function view(request: Json, data: Json) {
  return responseView(request, { success: true, message: 'Done', data });
}

describe('responseView', () => {
  it.each<[string, Json]>([
    ['without data', null],
    ['with several metrics', { clarity: {}, tone: {} }],
    ['with findings that are not a list', { pii: {} }],
  ])('is undefined for a reply %s', (_case, data) => {
    expect(view({ text: 'a' }, data)).toBeUndefined();
  });

  it('has the score and its parts by label, sentence and chunk', () => {
    const data: Json = {
      score: 50,
      scores: [
        { label: 'toxic', score: 90 },
        { sentence: 'Hi.', score: 10 },
      ],
      chunk_scores: [{ chunk_id: 'kb-1', score: 3 }],
    };
    expect(view({ text: 'Hi.' }, data)).toMatchObject({
      groups: [
        { title: 'Score', bars: [{ name: 'overall', value: 50 }] },
        { title: 'By label', bars: [{ name: 'toxic', value: 90 }] },
        { title: 'By sentence', bars: [{ name: 'Hi.', value: 10 }] },
        { title: 'By chunk', bars: [{ name: 'kb-1', value: 3 }] },
      ],
    });
  });

  const finding = (interval: [number, number], category: string) => ({ interval, category });

  it.each<[string, string, ReturnType<typeof finding>[], Segment[]]>([
    [
      'marks findings in the order of the text',
      'Ann uses b@c.',
      [finding([9, 12], 'email'), finding([0, 3], 'name')],
      [{ text: 'Ann', mark: 'name' }, { text: ' uses ' }, { text: 'b@c', mark: 'email' }, { text: '.' }],
    ],
    [
      'counts offsets in characters, not in UTF-16 code units',
      '😀 b@c',
      [finding([2, 5], 'email')],
      [{ text: '😀 ' }, { text: 'b@c', mark: 'email' }],
    ],
    [
      'omits a finding that overlaps the previous one',
      'abcd',
      [finding([0, 3], 'a'), finding([2, 4], 'b')],
      [{ text: 'abc', mark: 'a' }, { text: 'd' }],
    ],
    ['keeps a text without findings in one piece', 'Nothing here.', [], [{ text: 'Nothing here.' }]],
  ])('%s', (_behavior, text, pii, marked) => {
    expect(view({ text }, { pii })?.marked).toEqual(marked);
  });

  it('marks statements in the response and has their citations', () => {
    const data = {
      score: 99,
      statements: [
        {
          statement: 'It costs 8 EUR.',
          label: 'Safe',
          probability: 0.99,
          sentence_span: [0, 14],
          citation: { text: 'A card costs 8 EUR.', node_id: 'kb-2' },
        },
      ],
    };
    expect(view({ response: 'It costs 8 EUR.' }, data)).toMatchObject({
      marked: [{ text: 'It costs 8 EUR', mark: 'Safe' }, { text: '.' }],
      statements: [{ label: 'Safe', probability: 0.99, citation: { text: 'A card costs 8 EUR.', source: 'kb-2' } }],
    });
  });
});

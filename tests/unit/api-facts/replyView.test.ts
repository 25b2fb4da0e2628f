import { describe, expect, it } from 'vitest';

import { replyView } from '../../../plugins/api-facts/replyView';
import type { Json } from '../../../plugins/api-facts/types';

function view(request: Json, data: Json) {
  return replyView(request, { success: true, message: 'Done', data });
}

describe('replyView', () => {
  it.each<[string, Json, Json]>([
    ['a reply whose data is empty', { text: 'a' }, {}],
    ['a reply without data', { text: 'a' }, null],
    ['the objects of a combined reply', { text: 'a' }, { clarity: {}, tone: {} }],
  ])('shows nothing of %s', (_what, request, data) => {
    expect(view(request, data)).toBeUndefined();
  });

  it('shows the score and the parts by label, sentence and chunk', () => {
    const data: Json = {
      score: 50,
      scores: [
        { label: 'toxic', score: 90 },
        { sentence: 'Hi.', score: 10 },
      ],
      chunk_scores: [{ chunk_id: 'kb-1', score: 3 }],
    };
    expect(view({ text: 'Hi.' }, data)).toMatchObject({
      score: 50,
      groups: [
        { title: 'By label', bars: [{ name: 'toxic', value: 90 }] },
        { title: 'By sentence', bars: [{ name: 'Hi.', value: 10 }] },
        { title: 'By chunk', bars: [{ name: 'kb-1', value: 3 }] },
      ],
    });
  });

  it('marks findings in the text, in the order of the text', () => {
    const data = {
      pii: [
        { interval: [9, 12], string: 'b@c', category: 'email' },
        { interval: [0, 3], string: 'Ann', category: 'name' },
      ],
    };
    expect(view({ text: 'Ann uses b@c.' }, data)?.marked).toEqual([
      { text: 'Ann', mark: 'name' },
      { text: ' uses ' },
      { text: 'b@c', mark: 'email' },
      { text: '.' },
    ]);
  });

  it('counts characters, not UTF-16 units', () => {
    const data = { pii: [{ interval: [2, 5], string: 'b@c', category: 'email' }] };
    expect(view({ text: '😀 b@c' }, data)?.marked).toEqual([{ text: '😀 ' }, { text: 'b@c', mark: 'email' }]);
  });

  it('leaves out a finding that overlaps the one before', () => {
    const data = {
      pii: [
        { interval: [0, 3], category: 'a' },
        { interval: [2, 4], category: 'b' },
      ],
    };
    expect(view({ text: 'abcd' }, data)?.marked).toEqual([{ text: 'abc', mark: 'a' }, { text: 'd' }]);
  });

  it('shows a text without findings whole', () => {
    expect(view({ text: 'Nothing here.' }, { pii: [] })?.marked).toEqual([{ text: 'Nothing here.' }]);
  });

  it('lays statements over the response, each with its citation', () => {
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

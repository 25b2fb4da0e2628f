import { expect, it } from 'vitest';

import { itemNoun } from '../../../plugins/request-validators/itemNoun';

it.each([
  ['topics', [], 'topic'],
  ['categories', [], 'category'],
  ['allowlist', [], 'item'],
  ['context', ['chunk_id', 'chunk_text'], 'chunk'],
  ['context', ['node_id', 'node_score', 'node_text'], 'node'],
  ['pairs', ['left_side', 'right_side'], 'pair'],
  ['answers', ['answer_text'], 'answer'],
])('an item of %s with the properties %j is a %s', (list, properties, noun) => {
  expect(itemNoun(list, properties)).toBe(noun);
});

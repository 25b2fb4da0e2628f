import { describe, expect, it } from 'vitest';

import { formsOf } from '../../../../src/search/engine/invertedIndex';
import { indexOf } from './tinyPages';

describe('formsOf', () => {
  it.each([
    ['scoring', 'score scores scored severity', ['score', 'scored', 'scores']],
    ['metric', 'metrics', ['metrics']],
    ['category', 'categories', ['categories']],
    ['ids', 'id', ['id']],
    ['several', 'severity', []],
    ['severity', 'several', []],
    ['scores', 'scorpion', []],
    ['tone', 'tune', []],
  ])('finds for %s in “%s”: %j', (word, text, expected) => {
    expect(formsOf(word, indexOf(text)).filter((form) => text.split(' ').includes(form))).toEqual(expected);
  });
});

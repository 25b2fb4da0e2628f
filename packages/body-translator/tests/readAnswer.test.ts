import { describe, expect, it } from 'vitest';

import { readAnswer } from '../src/readAnswer';

const TEXTS = { path: 'topics', type: 'list of strings', types: ['array'], itemTypes: ['string'] };
const NUMBERS = { path: 'limits', type: 'list of numbers', types: ['array'], itemTypes: ['number'] };
const OBJECTS = { path: 'context', type: 'list of objects', types: ['array'], itemTypes: ['object'] };
const TEXT = { path: 'text', type: 'string', types: ['string'] };
const NUMBER = { path: 'severity', type: 'number', types: ['number'] };

describe('readAnswer', () => {
  it.each([
    [TEXTS, 'health', ['health']],
    [TEXTS, ' health, death ', ['health', 'death']],
    [TEXTS, 'health\ndeath\n', ['health', 'death']],
    [TEXTS, 'health,\ndeath,', ['health', 'death']],
    [TEXTS, 'Yes, it does.\nNo.', ['Yes, it does.', 'No.']],
    [TEXTS, '"health", "life, death"', ['health', 'life, death']],
    [TEXTS, '["health", "death"]', ['health', 'death']],
    [TEXTS, '[]', []],
    [TEXTS, '1, true', ['1', 'true']],
    [NUMBERS, '1, 2.5', [1, 2.5]],
    [NUMBERS, '1\n2', [1, 2]],
    [OBJECTS, '[{"a": 1}]', [{ a: 1 }]],
    [TEXT, ' ["health"] ', ' ["health"] '],
    [NUMBER, '0.5', 0.5],
  ])('reads for %j the text %j', (field, typed, value) => {
    expect(readAnswer(field, typed)).toEqual({ value });
  });

  it.each([
    [TEXTS, '["health"', 'Write `topics` as JSON: list of strings, or its items separated by commas.'],
    [NUMBERS, '1, two', 'Write `limits` as JSON: list of numbers, or its items separated by commas.'],
    [OBJECTS, 'health', 'Write `context` as JSON: list of objects.'],
    [NUMBER, 'much', 'Write `severity` as JSON: number.'],
  ])('says for %j how to write %j', (field, typed, problem) => {
    expect(readAnswer(field, typed)).toEqual({ problem });
  });

  it.each([TEXTS, OBJECTS, TEXT, NUMBER])('reads nothing for %j as long as nothing is typed', (field) => {
    expect(readAnswer(field, '')).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';

import { isTeachingError, spellingRemedy, teachingError } from '../../plugins/teachingError';

describe('teachingError', () => {
  it('names the file first, then what was expected, what was found and the remedy', () => {
    const error = teachingError({
      file: 'docs/tone.mdx:7',
      problem: 'unknown field',
      expected: 'a field of the body',
      found: 'texxt',
      remedy: 'write "text"',
    });
    expect(error.message).toMatchInlineSnapshot(`
      "docs/tone.mdx:7: unknown field
        expected: a field of the body
        found:    texxt
        remedy:   write "text""
    `);
  });

  it('shows the beginning of what is very long', () => {
    const { message } = teachingError({
      file: 'a',
      problem: 'p',
      expected: 'e',
      found: 'x'.repeat(50_000),
      remedy: 'r',
    });
    expect(message.length).toBeLessThan(600);
    expect(message).toContain('xxx…\n  remedy:   r');
  });
});

describe('isTeachingError', () => {
  it('tells a lesson, which keeps its parts, from any other error', () => {
    const lesson = { file: 'a.mdx', problem: 'p', expected: 'e', found: 'f', why: 'w', remedy: 'r' };
    const error: unknown = teachingError(lesson);
    expect(isTeachingError(error) && error.lesson).toEqual(lesson);
    expect(isTeachingError(error) && error.message.split('\n')).toContain('  why:      w');
    expect([isTeachingError(new Error('x')), isTeachingError('x')]).toEqual([false, false]);
  });
});

describe('spellingRemedy', () => {
  it.each([
    ['corrects a name that is nearly right', 'tittle', 'write "title"'],
    ['gives the advice when no name is near', 'zebra', 'remove it'],
  ])('%s', (_behavior, name, expected) => {
    expect(spellingRemedy(name, ['title', 'description'], 'remove it')).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';

import { buildError, isBuildError, spellingRemedy } from '../../../plugins/lib/buildError';

const DETAILS = {
  file: 'docs/tone.mdx:7',
  problem: 'unknown field',
  expected: 'a field of the body',
  found: 'texxt',
  facts: 'openapi/metrics-api.yaml',
  why: 'No code reads it.',
  remedy: 'write "text"',
};

describe('buildError', () => {
  it('formats its details with the file first', () => {
    expect(buildError(DETAILS).message).toMatchInlineSnapshot(`
      "docs/tone.mdx:7: unknown field
        expected: a field of the body
        found:    texxt
        facts:    openapi/metrics-api.yaml
        why:      No code reads it.
        remedy:   write "text""
    `);
  });

  it('truncates long input', () => {
    const { message } = buildError({ ...DETAILS, found: 'x'.repeat(50_000) });
    expect(message.length).toBeLessThan(700);
    expect(message).toContain('xxx…\n');
  });

  it('can be distinguished from other errors', () => {
    const error: unknown = buildError(DETAILS);
    expect(isBuildError(error) && error.details).toEqual(DETAILS);
    expect([isBuildError(new Error('x')), isBuildError('x')]).toEqual([false, false]);
  });
});

describe('spellingRemedy', () => {
  it.each([
    ['corrects a misspelled name', 'tittle', 'write "title"'],
    ['returns the advice if no name is similar', 'zebra', 'remove it'],
  ])('%s', (_behavior, name, expected) => {
    expect(spellingRemedy(name, ['title', 'description'], 'remove it')).toBe(expected);
  });
});

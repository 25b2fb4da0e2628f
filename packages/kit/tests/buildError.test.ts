import { describe, expect, it } from 'vitest';

import { buildError, collectErrors, throwErrors, type BuildErrorDetails } from '../src/errors/buildError';

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
});

describe('errors of a page', () => {
  const other = { ...DETAILS, file: 'docs/tone.mdx:9' };

  it('are thrown as one, and collected one by one', () => {
    const errors: BuildErrorDetails[] = [];
    collectErrors(errors, () => throwErrors([]));
    collectErrors(errors, () => throwErrors([DETAILS, other]));
    expect(errors).toEqual([DETAILS, other]);
    expect(() => throwErrors(errors)).toThrow(/^docs\/tone\.mdx:7: [^]*\ndocs\/tone\.mdx:9: /);
    expect(() => collectErrors(errors, () => JSON.parse('{'))).toThrow(SyntaxError);
  });
});

import { describe, expect, it } from 'vitest';

import { llmsTxtPath } from '../src/markdownPath';

describe('llmsTxtPath', () => {
  it.each([
    ['', 'llms.txt'],
    ['blog/welcome/', 'llms.txt'],
    ['docs/', 'docs/llms.txt'],
    ['docs/api/pii/', 'docs/llms.txt'],
    ['docs/next/', 'docs/next/llms.txt'],
    ['docs/nextstep/', 'docs/llms.txt'],
    ['docs/v1.0.0/pii/', 'docs/v1.0.0/llms.txt'],
  ])('of "%s" is %s', (page, expected) => {
    expect(llmsTxtPath(page, ['docs/next/', 'docs/', 'docs/v1.0.0/'])).toBe(expected);
  });
});

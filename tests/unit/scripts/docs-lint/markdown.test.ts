import { describe, expect, it } from 'vitest';

import { markdownFindings, type MarkdownResult } from '../../../../scripts/docs-lint/markdown';

const RESULT: MarkdownResult = {
  fileName: 'docs/tone.mdx',
  lineNumber: 12,
  ruleNames: ['MD009', 'no-trailing-spaces'],
  ruleDescription: 'Trailing spaces',
  ruleInformation: 'https://markdownlint.example/md009.md',
  errorDetail: 'Expected: 0 or 2; Actual: 1',
  errorContext: null,
  errorRange: [4, 1],
  fixInfo: { editColumn: 4, deleteCount: 1 },
};

describe('markdownFindings', () => {
  it('recommend --fix for what markdownlint can fix', () => {
    expect(markdownFindings([RESULT])).toMatchObject([
      {
        file: 'docs/tone.mdx',
        line: 12,
        column: 4,
        rule: { name: 'MD009 no-trailing-spaces', remedy: expect.stringContaining('--fix') as string },
        found: 'Trailing spaces; Expected: 0 or 2; Actual: 1',
      },
    ]);
  });

  it('link to the documentation of a rule without a fix', () => {
    const [finding] = markdownFindings([
      { ...RESULT, fixInfo: null, errorDetail: null, errorContext: '```', errorRange: null },
    ]);
    expect(finding).toMatchObject({
      rule: { remedy: expect.stringContaining('https://markdownlint.example/md009.md') as string },
      found: 'Trailing spaces; at "```"',
    });
    expect(finding).not.toHaveProperty('column');
  });

  it.each([
    ['MD045', 'fault'],
    ['MD009', 'style'],
  ])('of %s are a matter of %s', (code, level) => {
    expect(markdownFindings([{ ...RESULT, ruleNames: [code] }])).toMatchObject([{ rule: { level } }]);
  });
});

import { describe, expect, it } from 'vitest';

import { describeFinding } from '../../../scripts/gates/describeFinding';
import { markdownFindings, type MarkdownResult } from '../../../scripts/gates/markdownFindings';

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

function worded(result: Partial<MarkdownResult>): string {
  return markdownFindings([{ ...RESULT, ...result }])
    .map(describeFinding)
    .join('\n');
}

describe('markdownFindings', () => {
  it('send what a machine can mend to --fix', () => {
    expect(worded({})).toMatchInlineSnapshot(`
      "docs/tone.mdx:12:4 MD009 no-trailing-spaces
        found:    Trailing spaces; Expected: 0 or 2; Actual: 1
        why:      All pages are written the same way, so that a change shows what changed and Markdown is read as meant.
        remedy:   Run npm run lint:docs -- --fix, which mends it."
    `);
  });

  it('lead to the page of a rule that people have to mend, with the words at fault', () => {
    const fixInfo = null;
    const rule = { ruleNames: ['MD040', 'fenced-code-language'], ruleDescription: 'Code has a language', fixInfo };
    expect(worded({ ...rule, errorDetail: null, errorContext: '```', errorRange: null })).toMatchInlineSnapshot(`
      "docs/tone.mdx:12 MD040 fenced-code-language
        found:    Code has a language; at "\`\`\`"
        why:      The language decides the colors and the label of a code block; write text if it has none.
        remedy:   Mend the line. The rule with examples: https://markdownlint.example/md009.md"
    `);
  });
});

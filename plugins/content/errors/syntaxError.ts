import type { BuildErrorDetails } from '@api-docs/kit/node';

/** What the parser of MDX throws. */
export interface SyntaxProblem {
  reason?: string;
  message?: string;
  line?: number | undefined;
}

/** Remedies by what is wrong, and by the line or the message that shows it. */
const SYNTAX_REMEDIES: readonly (readonly [shown: RegExp, remedy: string])[] = [
  [
    /^(?:<{7}|={7}|>{7})(?: |$)/,
    'resolve the conflict of the merge, and remove the lines with <<<<<<<, ======= and >>>>>>>',
  ],
  [/<!--/, 'close the comment with -->, or write it as {/* … */}'],
  [
    /closing tag for `<(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)>`/,
    'close the element in its tag, such as <br />',
  ],
  [
    /closing tag for `<\w+>` .*before the end of `paragraph`/,
    'put the first and the last tag of the element on lines of their own, with a blank line below and above',
  ],
  [/<(?:https?:\/\/|[\w.+-]+@)/, 'write the address without < and >, or as [text](address)'],
  [/closing tag/, 'close the element, or write \\< for the sign itself'],
  [/\{\{/, 'write the braces in backticks, or each as \\{'],
];

/**
 * Describes an error of the parser of MDX, with a remedy for its kind.
 *
 * @param page its file relative to the project, and its text
 */
export function syntaxError(
  { file, text }: { file: string; text: string },
  { reason, message, line = 1 }: SyntaxProblem,
): BuildErrorDetails {
  const shown = [text.split('\n')[line - 1] ?? '', reason ?? message ?? ''];
  const [, remedy] = SYNTAX_REMEDIES.find(([pattern]) => shown.some((one) => pattern.test(one))) ?? [];
  return {
    file: `${file}:${line}`,
    problem: 'the page is not valid MDX',
    expected: 'Markdown, in which { and < start expressions and elements of JSX',
    found: reason ?? message ?? '',
    remedy: remedy ?? 'fix the line; write \\{ and \\< for the signs themselves',
  };
}

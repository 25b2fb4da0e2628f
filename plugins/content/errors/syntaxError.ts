import { MERGE_MARK, type BuildErrorDetails } from '@api-docs/kit/node';

import { MERGE_REMEDY } from './mergeMarks';

/** What the parser of MDX throws. */
export interface SyntaxProblem {
  reason?: string;
  message?: string;
  line?: number | undefined;
  /** What the parser of JavaScript has thrown at an expression, an import or an export. */
  cause?: unknown;
}

const HTML =
  'a|abbr|b|blockquote|center|code|dd|del|details|div|dl|dt|em|figure|footer|h[1-6]|i|ins|kbd|li|mark|ol|p|pre|q|s|section|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul|[A-Z]\\w*';

/** Remedies by what is wrong, and by the line or the message that shows it. The first match counts. */
const SYNTAX_REMEDIES: readonly (readonly [shown: RegExp, remedy: string])[] = [
  [MERGE_MARK, MERGE_REMEDY],
  [/^\s*<style\b/, 'write the rules into a file of src/css, and remove <style>'],
  [
    /closing tag .* after the end of `/,
    'write the closing tag at the start of its line, as deep as the opening tag, with a blank line above it',
  ],
  [/closing tag for `<[A-Z][A-Z\d_]+>`/, 'write the words with < and > in backticks, or \\< for the sign itself'],
  [/<!--(?!.*-->)/, 'close the comment with -->, or write it as {/* … */}'],
  [
    /closing tag for `<(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)>`/,
    'close the element in its tag, such as <br />',
  ],
  [
    new RegExp(`closing tag for \`<(?:${HTML})>\` .*before the end of \`paragraph\``),
    'put the first and the last tag of the element on lines of their own, with a blank line below and above',
  ],
  [new RegExp(`closing tag for \`<(?:${HTML})>\``), 'close the element, or write \\< for the sign itself'],
  [/<(?:https?:\/\/|[\w.+-]+@)/, 'write the address without < and >, or as [text](address)'],
  [/closing tag/, 'write the words with < and > in backticks, or \\< for the sign itself'],
  [/closing slash/, 'remove the tag, or write the first tag of its element above it'],
  [
    /Unexpected character `[“”„‘’]`|^(?:import|export)\b.*[“”„‘’]/u,
    'write straight quotes, " or \', in the place of the curly ones',
  ],
  [/before attribute value/, 'write the value of the attribute in quotes, such as width="40"'],
  [/has already been declared/, 'write another name for one of the two, or remove it'],
  [/import\/exports/, 'correct the line; a blank line ends imports and exports'],
  [/closing brace/, 'close the brace with }, or write \\{ for the sign itself'],
  [/\{\s*\/\/.*\}/, 'write the comment as {/* … */}'],
  [/\{\{|parse expression/, 'write the braces in backticks, or each as \\{'],
];

/** Code in a line, whose signs are text. Example: `` `<style>` ``. */
const CODE = /(`+).*?\1/g;

/** Returns the remedy for the id of a heading that stands below it. Example: `## Limits`, then `{#quota}`. */
function idRemedy(line: string, above: string): string | undefined {
  const isBelowHeading = /^\s*\{#\S+\}\s*$/.test(line) && /^\s*(?:#{1,6}\s|[=-]+\s*$)/.test(above);
  return isBelowHeading ? 'write the id at the end of the line of its heading' : undefined;
}

/** Returns the line of the element that a message without a line is about, such as `<img>` in `(3:1-3:18)`. */
function startOf(message = ''): number {
  return Number(/\((\d+):\d+-/.exec(message)?.[1] ?? 1);
}

/** Returns what an error says, with what JavaScript says about the code, whose place in it is not one in the page. */
function messageOf({ reason, message = '', cause }: SyntaxProblem): string {
  const detail = cause instanceof SyntaxError ? `: ${cause.message.replace(/ \(\d+:\d+\)$/, '')}` : '';
  return `${reason ?? message}${detail}`;
}

/**
 * Describes an error of the parser of MDX, with a remedy for its kind.
 *
 * @param page its file relative to the project, and its text
 */
export function syntaxError({ file, text }: { file: string; text: string }, problem: SyntaxProblem): BuildErrorDetails {
  const found = messageOf(problem);
  const line = problem.line ?? startOf(found);
  const [above = '', own = ''] = ['', ...text.split('\n')].slice(line - 1, line + 1);
  const shown = [own.replaceAll(CODE, ''), found];
  const [, remedy] = SYNTAX_REMEDIES.find(([pattern]) => shown.some((one) => pattern.test(one))) ?? [];
  return {
    file: `${file}:${line}`,
    problem: 'the page is not valid MDX',
    expected: 'Markdown, in which { and < start expressions and elements of JSX',
    found,
    remedy: idRemedy(own, above) ?? remedy ?? 'fix the line; write \\{ and \\< for the signs themselves',
  };
}

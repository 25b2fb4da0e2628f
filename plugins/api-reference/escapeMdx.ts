/** A character that is escaped already, a code span of any fence, or what MDX would read as an expression or a tag. */
const SPAN_OR_SPECIAL = /(\\[\s\S]|(`+)(?!`)[\s\S]*?(?<!`)\2(?!`))|[{}<]/g;

/**
 * Makes CommonMark safe inside an MDX file: braces and angle brackets outside code spans are escaped.
 *
 * @param markdown for example a description of the OpenAPI file
 * @returns MDX that reads the same
 */
export function escapeMdx(markdown: string): string {
  return markdown.replace(SPAN_OR_SPECIAL, (match, span: string | undefined) => span ?? `\\${match}`);
}

/** A code span, or a character that MDX would read as the start of an expression or a tag. */
const SPAN_OR_SPECIAL = /(`+[^`]*`+)|([{}<])/g;

/**
 * Makes CommonMark safe inside an MDX file: braces and angle brackets outside code spans are escaped.
 *
 * @param markdown for example a description of the OpenAPI file
 * @returns MDX that reads the same
 */
export function escapeMdx(markdown: string): string {
  return markdown.replace(SPAN_OR_SPECIAL, (match, span: string | undefined) => span ?? `\\${match}`);
}

import { buildError, isBuildError } from '../lib/buildError';

/** An error of the MDX parser. */
interface MdxError {
  reason: string;
  line?: number | null;
}

function isMdxError(error: unknown): error is MdxError {
  return error instanceof Error && 'reason' in error;
}

/**
 * Describes the error of a page for the overlay in the browser. Docusaurus wraps it and repeats it with a stack trace.
 *
 * @param error of Docusaurus' MDX loader
 * @param file the page, relative to the project
 * @returns the message of the build error behind it, or for malformed MDX a message of the same form
 */
export function describeError(error: Error, file: string): string {
  const { cause = error } = error;
  if (!isMdxError(cause) || isBuildError(cause)) return cause instanceof Error ? cause.message : error.message;
  const [, found = cause.reason, expected = 'valid MDX'] = /^(.*?), expected (.*)$/s.exec(cause.reason) ?? [];
  return buildError({
    file: `${file}:${cause.line ?? 1}`,
    problem: 'the page is not valid MDX',
    expected,
    found,
    remedy: 'fix the line; a bare { or < starts code in MDX, so put it in backticks',
  }).message;
}

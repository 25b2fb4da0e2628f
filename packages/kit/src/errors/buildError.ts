import { closestName } from '../text/closestName';

/** The parts of an error message of the build. */
export interface BuildErrorDetails {
  /** Path relative to the project, with `:line` if it is known. */
  file: string;
  /** One short phrase. */
  problem: string;
  expected: string;
  found: string;
  /** The file with the API facts, in which the mistake may be instead. */
  facts?: string;
  /** Reason for the rule, if the problem does not show it. */
  why?: string;
  /** How to fix the error, as an imperative. */
  remedy: string;
}

/** Maximum length of `found` in a message, in characters, in case a whole page was pasted into a field. */
const MAX_FOUND_LENGTH = 500;

/** An error with its details, so that tests and scripts need not parse the message. */
export interface BuildError extends Error {
  details: BuildErrorDetails;
  /** Those of further errors of the same page. */
  others: readonly BuildErrorDetails[];
}

/** Formats an error with one line per detail, starting with the file. */
export function formatError({ file, problem, expected, found, facts, why, remedy }: BuildErrorDetails): string {
  return [
    `${file}: ${problem}`,
    `  expected: ${expected}`,
    `  found:    ${found.length > MAX_FOUND_LENGTH ? `${found.slice(0, MAX_FOUND_LENGTH)}…` : found}`,
    ...(facts === undefined ? [] : [`  facts:    ${facts}`]),
    ...(why === undefined ? [] : [`  why:      ${why}`]),
    `  remedy:   ${remedy}`,
  ].join('\n');
}

/**
 * Creates the error that all code of the build throws for invalid input.
 *
 * @param others further errors of the same page
 */
export function buildError(details: BuildErrorDetails, ...others: BuildErrorDetails[]): BuildError {
  const error = new Error([details, ...others].map(formatError).join('\n')) as BuildError;
  // Not enumerable, because Node prints enumerable fields after the message and would repeat everything.
  Object.defineProperty(error, 'details', { value: details });
  Object.defineProperty(error, 'others', { value: others });
  // The cause is a file of the writer and not this code: a stack trace would only hide the message.
  error.stack = error.message;
  return error;
}

/** Throws the errors of a page as one. Does nothing if there are none. */
export function throwErrors([first, ...others]: readonly BuildErrorDetails[]): void {
  if (first) throw buildError(first, ...others);
}

/** Returns whether an error was created by {@link buildError}. */
export function isBuildError(error: unknown): error is BuildError {
  return error instanceof Error && 'details' in error;
}

/** Runs code, and adds the build errors that it throws to a list. */
export function collectErrors(errors: BuildErrorDetails[], run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!isBuildError(error)) throw error;
    errors.push(error.details, ...error.others);
  }
}

/**
 * Returns the remedy for an unknown name.
 *
 * @returns `write "x"` if a candidate is spelled similarly, otherwise `advice`
 */
export function spellingRemedy(name: string, candidates: readonly string[], advice: string): string {
  const closest = closestName(name, candidates);
  return closest ? `write "${closest}"` : advice;
}

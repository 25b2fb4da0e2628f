import { nearestName } from '../shared/nearestName';

/** What an error of the build tells its reader. */
export interface Lesson {
  /** The file to open, relative to the project, with `:line` where it is known. */
  file: string;
  /** What is wrong, in a few words. */
  problem: string;
  /** What the build needs there. */
  expected: string;
  /** What it met instead. */
  found: string;
  /** What to do about it. */
  remedy: string;
}

/**
 * Makes the one kind of error that this project's build throws: file, expected, found, remedy.
 *
 * @returns an Error whose message has five lines, the file first
 */
export function teachingError({ file, problem, expected, found, remedy }: Lesson): Error {
  const error = new Error(
    [`${file}: ${problem}`, `  expected: ${expected}`, `  found:    ${found}`, `  remedy:   ${remedy}`].join('\n'),
  );
  // The reader mends a file of theirs, not this code: a stack of calls would bury the message.
  error.stack = error.message;
  return error;
}

/**
 * Words a remedy for a misspelt name.
 *
 * @returns `write "x"` when a known name is near, else the given advice
 */
export function spellingRemedy(name: string, candidates: readonly string[], advice: string): string {
  const nearest = nearestName(name, candidates);
  return nearest ? `write "${nearest}"` : advice;
}

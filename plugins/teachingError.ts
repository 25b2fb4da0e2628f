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
  /** Why it matters, where the problem does not say it by itself. */
  why?: string;
  /** What to do about it. */
  remedy: string;
}

/** Letters of what was found that a message shows; a whole page pasted into a field would hide the rest. */
const MOST_FOUND = 500;

/** An error that knows what it teaches. */
export interface TeachingError extends Error {
  lesson: Lesson;
}

/**
 * Makes the one kind of error that this project's build throws: file, expected, found, why, remedy.
 *
 * @returns an Error whose message has one line for each, the file first
 */
export function teachingError(lesson: Lesson): TeachingError {
  const { file, problem, expected, found, why, remedy } = lesson;
  const lines = [
    `${file}: ${problem}`,
    `  expected: ${expected}`,
    `  found:    ${found.length > MOST_FOUND ? `${found.slice(0, MOST_FOUND)}…` : found}`,
    ...(why === undefined ? [] : [`  why:      ${why}`]),
    `  remedy:   ${remedy}`,
  ];
  const error = new Error(lines.join('\n')) as TeachingError;
  // Not enumerable: whoever prints the error with its fields would tell everything twice.
  Object.defineProperty(error, 'lesson', { value: lesson });
  // The reader mends a file of theirs, not this code: a stack of calls would bury the message.
  error.stack = error.message;
  return error;
}

/** Tells a {@link TeachingError} from any other. */
export function isTeachingError(error: unknown): error is TeachingError {
  return error instanceof Error && 'lesson' in error;
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

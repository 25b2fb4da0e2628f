import { isProblem, readInput } from '../src/read/readInput';
import type { InputProblem, ReadInput } from '../src/types';

/** Reads a text that must be input. */
export function read(text: string): ReadInput {
  const result = readInput(text);
  if (isProblem(result)) throw new Error(JSON.stringify(result));
  return result;
}

/** Returns what is wrong with a text that must not be input. */
export function problem(text: string): InputProblem {
  const result = readInput(text);
  if (!isProblem(result)) throw new Error(`read: ${JSON.stringify(result)}`);
  return result;
}

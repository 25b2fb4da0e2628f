import type { InputProblem } from '../types';

/** Thrown at what makes a text unreadable. */
export class InputError extends Error {
  constructor(readonly problem: InputProblem) {
    super(problem.message);
  }
}

/** Returns the line and the column of an offset, from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

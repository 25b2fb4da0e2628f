import { oneLine } from './samples/literals';

/** Returns the first text that is not blank, on one line; empty if there is none. */
export function firstText(...texts: (string | undefined)[]): string {
  return texts.map((text) => oneLine(text ?? '')).find(Boolean) ?? '';
}

import { oneLine } from '../samples/literals';

/**
 * Returns the first of `name`, `name-2`, `name-3` that is not taken, and takes it.
 *
 * @param normal returns what two names may not share, for example the name in lower case
 */
export function uniqueName(name: string, taken: Set<string>, normal: (text: string) => string): string {
  let unique = name;
  for (let count = 2; taken.has(normal(unique)); count += 1) unique = `${name}-${count}`;
  taken.add(normal(unique));
  return unique;
}

/** Returns the first text that is not blank, on one line; empty if there is none. */
export function firstText(...texts: (string | undefined)[]): string {
  return texts.map((text) => oneLine(text ?? '')).find(Boolean) ?? '';
}

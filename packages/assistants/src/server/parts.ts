import { InputError } from './names';

/** Longest text of an answer in characters: about 10,000 tokens. */
const MAX_TEXT = 40_000;

/**
 * Returns a part of a text that may be too long for one answer, the first by default. Parts end at the ends of lines, as far
 * as lines are shorter. Throws if there is no such part.
 */
export function partOf(text: string, part = 1): { text: string; part: number; parts: number } {
  const parts = text.match(new RegExp(`[^]{1,${MAX_TEXT}}(?:\\n|$)|[^]{1,${MAX_TEXT}}`, 'g')) ?? [''];
  const own = parts[part - 1];
  if (own === undefined)
    throw new InputError(`The text has ${parts.length === 1 ? 'one part' : `${parts.length} parts`}.`);
  const next = part < parts.length ? `\n\n(Part ${part} of ${parts.length}. Ask for \`part\`: ${part + 1}.)` : '';
  return { text: own + next, part, parts: parts.length };
}

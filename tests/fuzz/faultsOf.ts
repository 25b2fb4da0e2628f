import type { Mutant, Outcome } from './mutant';

/** What the runtime says when nobody thought of the case: it teaches a writer nothing. */
const THOUGHTLESS = /\b(?:TypeError|RangeError|ReferenceError|is not a function|is not iterable|Cannot read prop)/;

/**
 * Judges how the build took a mutant.
 *
 * @returns what is wrong with it: built though nothing can be built of it, pages lost, or a message that does not help
 */
export function faultsOf({ file, mustStop }: Mutant, { message, lost }: Outcome): string[] {
  if (message === undefined) {
    return [...(mustStop ? ['it is built'] : []), ...(lost.length > 0 ? [`pages are lost: ${lost.join(', ')}`] : [])];
  }
  const words = message.replaceAll('\n', ' ⏎ ').slice(0, 300);
  return [
    ...(message.includes(file) ? [] : [`the message does not name the file: ${words}`]),
    ...(THOUGHTLESS.test(message) ? [`the message does not say what is wrong: ${words}`] : []),
  ];
}

/**
 * Finds a character's place in a text.
 *
 * @param text the whole text
 * @param index index of the character
 * @returns line and column, both counted from 1
 */
export function lineAndColumn(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}

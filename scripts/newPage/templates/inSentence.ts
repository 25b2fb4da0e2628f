/**
 * Writes a title as it stands inside a sentence.
 *
 * @param title for example `Data shield`, which becomes `data shield`; `MCP shield` stays
 */
export function inSentence(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

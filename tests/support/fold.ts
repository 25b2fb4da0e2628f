/**
 * Makes text as a reader sees it.
 *
 * @returns the text with every run of white space as one space, none at its ends
 */
export function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

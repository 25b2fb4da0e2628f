/**
 * Escapes text for an element.
 *
 * @returns HTML
 */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

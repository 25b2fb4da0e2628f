/** Escapes text for the content of an HTML element. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/**
 * Converts highlighted code back to plain text.
 *
 * @param html HTML from `highlight`
 */
export function plainCode(html: string): string {
  return html
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

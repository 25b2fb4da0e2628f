/**
 * Takes the colors off code again.
 *
 * @param highlighted HTML as `highlight` writes it
 * @returns the code as a reader copies it
 */
export function plainCode(highlighted: string): string {
  return highlighted
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

/** An image of a diagram for the dark mode, as the build writes it. */
const DARK_IMAGE = /<img [^>]*\bclass="?diagram-dark\b[^>]*>/g;

/**
 * Removes one of the two images of each diagram from the content of a feed's entry, because feed readers have no stylesheet
 * that chooses one.
 *
 * @param html content of the entry
 */
export function feedContent(html: string): string {
  return html.replace(DARK_IMAGE, '');
}

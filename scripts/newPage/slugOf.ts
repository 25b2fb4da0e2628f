/** Example: `%brand.product%`. */
const TOKEN = /%brand\.[\w.]+%/g;

/** What a decomposed letter leaves behind: the accent of `é`, the dots of `ö`. */
const MARKS = /\p{M}/gu;

/**
 * Makes the last segment of an address from a title.
 *
 * @param title may hold brand tokens and quotation marks, which leave nothing behind
 * @param separator between words
 * @returns lower case Latin letters, digits and separators; empty when the title has no such letter or digit
 */
export function slugOf(title: string, separator: '-' | '_'): string {
  return title
    .replace(TOKEN, ' ')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(separator);
}

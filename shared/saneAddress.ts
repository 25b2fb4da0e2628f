/** What stands for bytes that are no text, as browsers write it in addresses: U+FFFD. */
const REPLACEMENT = '%EF%BF%BD';

/** Examples: `%E2%98%83`, `%ff`, a lone `%`. */
const ENCODED = /(?:%[\da-f]{2})+|%/gi;

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function decodable(text: string): string {
  return text.replace(ENCODED, (run) => (canDecode(run) ? run : REPLACEMENT));
}

/** Going back decodes a path that was decoded before: `/%25zz/` breaks then. */
function twiceDecodable(path: string): string {
  const once = decodable(path);
  return canDecode(decodeURIComponent(once)) ? once : once.replaceAll('%25', REPLACEMENT);
}

/**
 * Writes path and hash of an address as the router can take them.
 *
 * @param address what stands in the address bar
 * @returns the path with single slashes, without `index.html`, as hosts read it; in place of sequences that encode no
 *   text, for example in `/docs/%ff/#100%`, the sign for what cannot be read
 */
export function saneAddress({ pathname, hash }: { pathname: string; hash: string }): {
  pathname: string;
  hash: string;
} {
  const path = pathname
    .replaceAll(/%2F/gi, '/')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/');
  return { pathname: twiceDecodable(path), hash: decodable(hash) };
}

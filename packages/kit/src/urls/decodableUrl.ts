/** U+FFFD, percent-encoded: the character that browsers put in place of invalid bytes. */
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

function makeDecodable(text: string): string {
  return text.replace(ENCODED, (run) => (canDecode(run) ? run : REPLACEMENT));
}

/** On back navigation the router decodes a path that is already decoded, so `/%25zz/` has to survive two rounds. */
function makeTwiceDecodable(path: string): string {
  const once = makeDecodable(path);
  return canDecode(decodeURIComponent(once)) ? once : once.replaceAll('%25', REPLACEMENT);
}

/**
 * Repairs the path and the hash of a URL, so that the router can decode them.
 *
 * @param url as in `window.location`
 * @returns the path as hosts read it, with single slashes and without `index.html`; in path and hash, U+FFFD replaces
 *   invalid percent-encoding such as in `/docs/%ff/#100%`
 */
export function decodableUrl({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>) {
  const path = pathname
    .replaceAll(/%2F/gi, '/')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/');
  return { pathname: makeTwiceDecodable(path), hash: makeDecodable(hash) };
}

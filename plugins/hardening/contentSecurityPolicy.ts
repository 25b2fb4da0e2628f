import { createHash } from 'node:crypto';

/** An inline script with its text; data blocks such as `type="application/ld+json"` do not run and need no hash. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Example: ` type="application/ld+json"`, with or without quotes. */
const DATA_BLOCK = /\stype="?(?!module|text\/javascript)[\w/+.-]+/;

/**
 * Lists the hashes of a page's inline scripts.
 *
 * @param html a finished page
 * @returns sources such as `'sha256-…'`, each once, sorted
 */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !DATA_BLOCK.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [...new Set(hashes)].sort();
}

/**
 * Writes the content security policy of a page. Scripts run from the site itself or by their hash; nothing is requested
 * from elsewhere; the one form leads to the search page. Inline styles stay allowed because Prism colors code with them.
 *
 * @param hashes of the page's inline scripts, see {@link scriptHashes}
 * @returns the policy as one line
 */
export function contentSecurityPolicy(hashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** Example: `<head>` or `<head><meta charset=UTF-8>`: a policy must stand before what it governs. */
const HEAD_START = /<head>(?:\s*<meta charset="?[\w-]+"?\s*\/?>)?/i;

/**
 * Puts a page's policy into its head.
 *
 * @param html a finished page
 * @param file its name in messages
 * @returns the page with a `<meta http-equiv="Content-Security-Policy">`
 * @throws when the page has no head
 */
export function withPolicy(html: string, file: string): string {
  if (!HEAD_START.test(html))
    throw new Error(`${file}: the page has no <head> to put its content security policy into`);
  const policy = contentSecurityPolicy(scriptHashes(html));
  return html.replace(HEAD_START, (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

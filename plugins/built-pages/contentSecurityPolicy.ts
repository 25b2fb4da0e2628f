import { createHash } from 'node:crypto';

/** An inline script with its text; data blocks such as `type="application/ld+json"` do not run and need no hash. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Example: ` type="application/ld+json"`, with or without quotes. */
const DATA_BLOCK = /\stype="?(?!module|text\/javascript)[\w/+.-]+/;

/** A style attribute, with or without quotes. */
const STYLE_ATTRIBUTE = /<[a-z][^>]*?\sstyle=(?:"([^"]*)"|([^\s>]+))/g;

/** Hashes of what stands in a page itself, as sources of a policy. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

function sources(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)].sort();
}

function decoded(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

/**
 * Lists the hashes of a page's inline scripts and style attributes.
 *
 * @param html a finished page
 * @returns sources such as `'sha256-…'`, each once, sorted
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = '']) => !DATA_BLOCK.test(attributes));
  const markup = html.replace(INLINE_SCRIPT, '');
  return {
    scripts: sources(scripts.map(([, , code = '']) => code)),
    styles: sources([...markup.matchAll(STYLE_ATTRIBUTE)].map(([, quoted, bare]) => decoded(quoted ?? bare ?? ''))),
  };
}

/**
 * Writes a content security policy. Scripts and styles come from the site itself or are known by their hash; nothing is
 * requested from elsewhere; the one form leads to the search page. `'unsafe-hashes'` lets hashes hold for style
 * attributes too, and for nothing else: https://www.w3.org/TR/CSP3/#unsafe-hashes-usage
 *
 * @param hashes of one page or of several, see {@link inlineHashes}
 * @returns the policy as one line
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : [])].join(' '),
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
  const policy = contentSecurityPolicy(inlineHashes(html));
  return html.replace(HEAD_START, (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

import { createHash } from 'node:crypto';
import path from 'node:path';

import { attributesOf, writtenTags } from '@api-docs/kit';
import { pageFile } from '@api-docs/kit/plugin';
import { writeFile } from '@api-docs/kit/node';

/** Types of scripts that run, without which they do, too. Others are data blocks, which need no hash. Example: `application/ld+json`. */
const RUN = /^$|^(?:module|text\/javascript)/;

function sources(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)].sort();
}

function decoded(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

/** Returns the hashes of a page's inline scripts, stylesheets and style attributes, such as `'sha256-…'`, unique and sorted. */
export function inlineHashes(html: string) {
  const [scripts, styles]: [string[], string[]] = [[], []];
  const tags = writtenTags(html);
  for (const [index, tag] of tags.entries()) {
    const { src, type = '', style } = Object.fromEntries(attributesOf(tag));
    const content = () => html.slice(tag.end, tags[index + 1]?.index);
    if (tag.name === 'script' && src === undefined && RUN.test(type)) scripts.push(content());
    if (tag.name === 'style') styles.push(content());
    if (style !== undefined) styles.push(decoded(style));
  }
  return { scripts: sources(scripts), styles: sources(styles) };
}

export type InlineHashes = ReturnType<typeof inlineHashes>;

/** Directives to which a site can add sources. */
export const DIRECTIVES = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'media-src',
  'frame-src',
  'connect-src',
  'form-action',
] as const;

/** Sources that a policy allows besides the site itself, by directive: `{ 'img-src': ['https://img.example'] }`. */
export type Sources = Readonly<Partial<Record<(typeof DIRECTIVES)[number], readonly string[]>>>;

/** Allows everything inline, unless hashes are beside it: https://www.w3.org/TR/CSP3/#allow-all-inline */
const UNSAFE_INLINE = "'unsafe-inline'";

/** Sources beside which browsers ignore {@link UNSAFE_INLINE}, and what extends them. */
const IGNORING_INLINE = /^'(?:sha256-|unsafe-hashes)/;

/**
 * Returns a content security policy. It allows requests to the site only, and inline scripts and styles only by their
 * hashes. `'unsafe-hashes'` extends the hashes to style attributes: https://www.w3.org/TR/CSP3/#unsafe-hashes-usage
 *
 * @param further sources that it also allows. Default: none
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, further: Sources = {}): string {
  const self = ["'self'"];
  const own: Readonly<Record<string, readonly string[]>> = {
    'default-src': self,
    'script-src': [...self, ...scripts],
    'style-src': [...self, ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : [])],
    'img-src': [...self, 'data:'],
    'connect-src': self,
    'worker-src': self,
    'object-src': ["'none'"],
    'base-uri': self,
    'form-action': self,
  };
  const added: Readonly<Record<string, readonly string[]>> = further;
  return [...new Set([...Object.keys(own), ...Object.keys(added)])]
    .map((name) => {
      const { [name]: sources = self } = own;
      const { [name]: others = [] } = added;
      const kept = others.includes(UNSAFE_INLINE) ? sources.filter((source) => !IGNORING_INLINE.test(source)) : sources;
      return [name, ...kept, ...others].join(' ');
    })
    .join('; ');
}

/** Start of the head, because a policy applies only to elements after it. Example: `<head><meta charset=UTF-8>`. */
const HEAD_START = /<head>(?:\s*<meta charset="?[\w-]+"?\s*\/?>)?/i;

/** Adds a page's policy to its head as `<meta http-equiv="Content-Security-Policy">`. Throws if the page has no head. */
export function withPolicy(html: string, file: string, further?: Sources): string {
  if (!HEAD_START.test(html)) throw new Error(`${file}: the page has no <head> for its content security policy`);
  const policy = contentSecurityPolicy(inlineHashes(html), further);
  return html.replace(HEAD_START, (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/**
 * Adds its content security policy to a page and writes it. Every page of the site is written here, and not changed again,
 * because the policy has the hashes of all its inline scripts and styles.
 *
 * @param page as in {@link pageFile}
 * @param options `sources` are those that the policy also allows. Default: none
 */
export function writePage(
  outDir: string,
  page: string,
  html: string,
  { sources, flag }: { sources?: Sources | undefined; flag?: string } = {},
): void {
  writeFile(path.join(outDir, pageFile(page)), withPolicy(html, page, sources), flag ? { flag } : undefined);
}

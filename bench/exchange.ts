import path from 'node:path';

/** What a page's bytes are counted under. */
export const KINDS = ['document', 'script', 'style', 'font', 'image', 'fetch', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** One answer of the server, as it left it. */
export interface Exchange {
  /** Path of the address, without query. */
  path: string;
  kind: Kind;
  /** The browser read ahead for a page that is not open; this is no part of the open page. */
  prefetch: boolean;
  /** Size of the encoded body. */
  bytes: number;
}

/** What browsers call the destinations of a request (`Sec-Fetch-Dest`), where it is not the name of the kind. */
const DESTINATIONS: Record<string, Kind> = { iframe: 'document', worker: 'script', sharedworker: 'script' };

/** What scripts ask for themselves: `fetch`, and what a link reads ahead. */
const BY_SCRIPT = 'empty';

const EXTENSIONS: Record<string, Kind> = { '.html': 'document', '.js': 'script', '.mjs': 'script', '.css': 'style' };

/**
 * Tells what a browser asked for.
 *
 * @param destination value of the request's `Sec-Fetch-Dest`, which browsers send to localhost and over HTTPS
 * @param file path of the address; decides by its extension when the header is missing or says `empty`
 */
export function kindOf(destination: string | undefined, file: string): Kind {
  const kind = KINDS.find((name) => name === destination) ?? DESTINATIONS[destination ?? ''];
  return kind ?? EXTENSIONS[path.posix.extname(file)] ?? (destination === BY_SCRIPT ? 'fetch' : 'other');
}

/**
 * Tells whether a browser reads ahead: it says so in `Sec-Purpose` (older ones in `Purpose`) of requests that come from
 * `<link rel="prefetch">`, which is how the site fetches the pages its links lead to.
 *
 * @param purpose the header's value, for example `prefetch` or `prefetch;prerender`
 */
export function isPrefetch(purpose: string | undefined): boolean {
  return purpose?.split(';')[0]?.trim() === 'prefetch';
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';

/** A page of a build, reduced to what a comparison needs. */
export interface BuiltPage {
  /** Title, description and content as a reader sees them; without navigation and dates. */
  text: string;
  /** The markup of the content, without the names of scripts and styles, which change with any file of the site. */
  markup: string;
  /** Leads to another page and has no content of its own. */
  isRedirect: boolean;
}

/** Says nothing of the page itself: links to its neighbors, code, and the date of the file's last commit. */
const NOT_CONTENT = 'nav, script, style, time';

/** Example: `/base/assets/js/main.1a2b3c4d.js`. */
const ASSET = /[\w./~-]*\/assets\/(?:js|css)\/[\w.~-]+/g;

function readPage(html: string): BuiltPage {
  const $ = load(html);
  const $main = $('main').first();
  $main.find(NOT_CONTENT).remove();
  const description = $('meta[name="description"]').attr('content') ?? '';
  const fold = (text: string) => text.replace(/\s+/g, ' ').trim();
  return {
    text: fold([$('title').first().text(), description, $main.text()].join(' ')),
    markup: ($main.html() ?? '').replace(ASSET, ''),
    isRedirect: $('meta[http-equiv="refresh"]').length > 0,
  };
}

/**
 * Reads the pages of a built site.
 *
 * @param buildDir folder of the build
 * @returns pages by site path below the base path, for example `/docs/intro/` or `/404.html`
 */
export function readPages(buildDir: string): Map<string, BuiltPage> {
  const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
  return new Map(
    files.map((file) => [
      `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
      readPage(readFileSync(path.join(buildDir, file), 'utf8')),
    ]),
  );
}

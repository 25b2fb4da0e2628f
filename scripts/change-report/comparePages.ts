import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';

/** The content of a built page, without navigation and dates. */
interface BuiltPage {
  /** Title, description and text. */
  text: string;
  /** HTML without the names of scripts and styles, which change with any file of the site. */
  markup: string;
}

/** Elements that are not content of the page: links to its neighbors, code, and the date of the last commit. */
const NOT_CONTENT = 'nav, script, style, time';

/** Example: `/base/assets/js/main.1a2b3c4d.js`. */
const ASSET = /[\w./~-]*\/assets\/(?:js|css)\/[\w.~-]+/g;

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Reads the pages of a build, without those that redirect.
 *
 * @returns pages by site path below the base path, for example `/docs/intro/` or `/404.html`
 */
function readBuiltPages(buildDir: string): Map<string, BuiltPage> {
  const pages = new Map<string, BuiltPage>();
  const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const $ = load(readFileSync(path.join(buildDir, file), 'utf8'));
    if ($('meta[http-equiv="refresh"]').length > 0) continue;
    const $main = $('main').first();
    $main.find(NOT_CONTENT).remove();
    const description = $('meta[name="description"]').attr('content') ?? '';
    pages.set(`/${file.split(path.sep).join('/')}`.replace(/\/index\.html$/, '/'), {
      text: fold([$('title').first().text(), description, $main.text()].join(' ')),
      markup: ($main.html() ?? '').replace(ASSET, ''),
    });
  }
  return pages;
}

/** Differences between the pages of two builds: lists of site paths by title, the empty ones included. */
export type PageChanges = Record<'Added' | 'Removed' | 'Changed text' | 'Same text, different markup', string[]>;

const wordCount = (text: string) => text.split(' ').filter(Boolean).length;

/**
 * Compares the pages of two builds. A page that became a redirect is removed.
 *
 * @returns sorted site paths; for a page with another text, also its numbers of words
 */
export function comparePages(before: string, after: string): PageChanges {
  const [older, newer] = [readBuiltPages(before), readBuiltPages(after)];
  const changes: PageChanges = {
    Added: [...newer.keys()].filter((page) => !older.has(page)),
    Removed: [...older.keys()].filter((page) => !newer.has(page)),
    'Changed text': [],
    'Same text, different markup': [],
  };
  for (const [page, { text, markup }] of newer) {
    const old = older.get(page);
    if (old === undefined) continue;
    if (old.text !== text) {
      changes['Changed text'].push(`${page} (${wordCount(old.text)} → ${wordCount(text)} words)`);
    } else if (old.markup !== markup) changes['Same text, different markup'].push(page);
  }
  return changes;
}

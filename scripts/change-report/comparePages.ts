import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';

/** The parts of a built page that are compared. */
export interface BuiltPage {
  /** Title, description and content, without navigation and dates. */
  text: string;
  /** HTML of the content without the names of scripts and styles, which change with any file of the site. */
  markup: string;
  isRedirect: boolean;
}

/** Elements that are not content of the page: links to its neighbors, code, and the date of the last commit. */
const NOT_CONTENT = 'nav, script, style, time';

/** Example: `/base/assets/js/main.1a2b3c4d.js`. */
const ASSET = /[\w./~-]*\/assets\/(?:js|css)\/[\w.~-]+/g;

function readBuiltPage(html: string): BuiltPage {
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
 * Reads the pages of a build.
 *
 * @returns pages by site path below the base path, for example `/docs/intro/` or `/404.html`
 */
export function readBuiltPages(buildDir: string): Map<string, BuiltPage> {
  const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
  return new Map(
    files.map((file) => [
      `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
      readBuiltPage(readFileSync(path.join(buildDir, file), 'utf8')),
    ]),
  );
}

interface ChangedPage {
  path: string;
  /** Number of words. */
  words: readonly [before: number, after: number];
}

/** Differences between the pages of two builds, as sorted site paths. */
export interface PageChanges {
  added: string[];
  removed: string[];
  /** Pages with a different text. */
  changed: ChangedPage[];
  /** Pages with the same text in different markup. */
  restyled: string[];
  redirects: { added: string[]; removed: string[] };
}

const wordCount = (text: string) => text.split(' ').filter(Boolean).length;

/** Compares the pages of two builds, both by site path. */
export function comparePages(
  before: ReadonlyMap<string, BuiltPage>,
  after: ReadonlyMap<string, BuiltPage>,
): PageChanges {
  const only = (one: ReadonlyMap<string, BuiltPage>, other: ReadonlyMap<string, BuiltPage>, redirects: boolean) =>
    [...one]
      .filter(([page, { isRedirect }]) => isRedirect === redirects && other.get(page)?.isRedirect !== redirects)
      .map(([page]) => page)
      .sort();
  const pairs = [...before.keys()].sort().flatMap((page) => {
    const [older, newer] = [before.get(page), after.get(page)];
    return older && newer && !older.isRedirect && !newer.isRedirect ? [{ page, older, newer }] : [];
  });
  return {
    added: only(after, before, false),
    removed: only(before, after, false),
    changed: pairs
      .filter(({ older, newer }) => older.text !== newer.text)
      .map(({ page, older, newer }) => ({
        path: page,
        words: [wordCount(older.text), wordCount(newer.text)] as const,
      })),
    restyled: pairs
      .filter(({ older, newer }) => older.text === newer.text && older.markup !== newer.markup)
      .map(({ page }) => page),
    redirects: { added: only(after, before, true), removed: only(before, after, true) },
  };
}

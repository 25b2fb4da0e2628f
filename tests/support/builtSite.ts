import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { load, type CheerioAPI } from 'cheerio';

import { filesBelow } from '../../plugins/filesBelow';
import { projectDir } from '../../scripts/run';
import { fold } from './fold';

/** The built site that `npm test` makes before the contract tests. */
export const buildDir = path.join(projectDir, 'build');

/**
 * Lists all files of a build.
 *
 * @param dir folder of the build
 * @returns paths relative to it, sorted
 */
export function builtFiles(dir: string = buildDir): string[] {
  return filesBelow(dir);
}

/** What the tests ask of a built page. */
export interface BuiltPage {
  $: CheerioAPI;
  title: string;
  /** Text of each h1. */
  headings: string[];
  canonical: string | undefined;
  robots: string | undefined;
  /** Text of the page's body as a reader sees it, white space folded, scripts and styles left out. */
  text: string;
}

/**
 * Reads the HTML of a page of the build.
 *
 * @param route site path below the base path, for example `/docs/intro/`, or a file such as `404.html`
 * @throws when the build has no such page
 */
export function builtHtml(route: string, dir: string = buildDir): string {
  const file = path.join(dir, route.endsWith('.html') ? route : `${route}/index.html`);
  if (!existsSync(file)) throw new Error(`the build has no page ${route}`);
  return readFileSync(file, 'utf8');
}

/**
 * Reads a page of the build.
 *
 * @param route site path below the base path, for example `/docs/intro/`, or a file such as `404.html`
 * @throws when the build has no such page
 */
export function builtPage(route: string, dir: string = buildDir): BuiltPage {
  const $ = load(builtHtml(route, dir));
  const title = $('head title').text();
  const canonical = $('link[rel="canonical"]').attr('href');
  const robots = $('meta[name="robots"]').attr('content');
  const headings = $('h1')
    .toArray()
    .map((heading) => fold($(heading).text()));
  const body = $('body').clone();
  body.find('script, style, noscript').remove();
  return { $, title, headings, canonical, robots, text: fold(body.text()) };
}

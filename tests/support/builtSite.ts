import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { load, type CheerioAPI } from 'cheerio';

import { listFiles } from '@api-docs/kit/files/paths';

import { brand } from '../../brand.config';
import { projectDir } from '../../scripts/lib/run';

/** Folder of the build, which the tests need. `npm test` makes one first. */
export const buildDir = path.join(projectDir, 'build');

/** URL of the site, with a trailing slash. */
export const siteUrl = `${brand.siteUrl}${brand.basePath}`;

/** Replaces each run of white space with one space and trims the text. */
export function normalizeSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the files of a build, relative to it and sorted. */
export const builtFiles = (dir: string = buildDir): string[] => listFiles(dir);

/** Returns the HTML files of a build, relative to it and sorted. */
export function htmlFiles(dir: string = buildDir): string[] {
  return builtFiles(dir).filter((file) => file.endsWith('.html'));
}

/** Reads a text file of the build. */
export function builtText(file: string): string {
  return readFileSync(path.join(buildDir, file), 'utf8');
}

/** The parts of a built page that the tests need most. */
export interface BuiltPage {
  $: CheerioAPI;
  title: string;
  /** Text of each h1. */
  headings: string[];
  canonical: string | undefined;
  robots: string | undefined;
  /** Visible text of the body, with normalized white space. */
  text: string;
}

/** Reads the HTML of a page of the build, for example `/docs/intro/` or `404.html`. */
export function builtHtml(route: string, dir: string = buildDir): string {
  const file = path.join(dir, route.endsWith('.html') ? route : `${route}/index.html`);
  if (!existsSync(file)) throw new Error(`the build has no page ${route}`);
  return readFileSync(file, 'utf8');
}

const pages = new Map<string, BuiltPage>();

/** Reads a built page. Each is parsed once, and no test may change it. Parameters and errors are those of {@link builtHtml}. */
export function builtPage(route: string, dir: string = buildDir): BuiltPage {
  const key = path.join(dir, route.replace(/\/?(?:index\.html)?$/, ''));
  const page = pages.get(key) ?? readPage(builtHtml(route, dir));
  pages.set(key, page);
  return page;
}

function readPage(html: string): BuiltPage {
  // Otherwise the content of `noscript` is parsed as text.
  const $ = load(html, { scriptingEnabled: false });
  return {
    $,
    title: $('head title').text(),
    headings: textsOf($, 'h1'),
    canonical: $('link[rel="canonical"]').attr('href'),
    robots: $('meta[name="robots"]').attr('content'),
    get text() {
      const body = $('body').clone();
      body.find('script, style, noscript').remove();
      return normalizeSpace(body.text());
    },
  };
}

/** Returns the text of each matching element, with normalized white space. */
export function textsOf($: CheerioAPI, selector: Parameters<CheerioAPI>[0]): string[] {
  return $(selector)
    .toArray()
    .map((element) => normalizeSpace($(element).text()));
}

/** Returns an attribute of each matching element, empty where it is missing. */
export function attributesOf($: CheerioAPI, selector: Parameters<CheerioAPI>[0], name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}

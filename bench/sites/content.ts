import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { brand } from '../../brand.config';
import { teachingError } from '../../plugins/teachingError';
import versions from '../../versions.json';
import { versionOfPage } from '../search/corpus';

/** A page of the latest docs version as plain Markdown: headings, paragraphs, lists, tables and code. */
export interface ContentPage {
  /** Path below `docs/`, without a slash at its end; empty for the landing. */
  path: string;
  /** Whether other pages lie below it: it is the index of a folder. */
  isFolder: boolean;
  title: string;
  description: string;
  /** Without the heading of the page. */
  body: string;
}

const [latest = ''] = versions;

const FORM = /^---\n(?<head>[\s\S]*?)---\n\n(?<before>[\s\S]*?)^# [^\n]*\n(?<body>[\s\S]*)$/m;

function contentPage(siteDir: string, file: string): Omit<ContentPage, 'isFolder'> {
  const { head = '', before = '', body = '' } = FORM.exec(readFileSync(path.join(siteDir, file), 'utf8'))?.groups ?? {};
  const { title = '', description = '' } = (parse(head) ?? {}) as Partial<ContentPage>;
  if (!title || !body.trim()) {
    throw teachingError({
      file,
      problem: 'the Markdown twin of the page cannot be read as content',
      expected: 'front matter with a title, a heading and text',
      found: title ? 'no text' : 'no title',
      remedy: 'plugins/agent-docs writes the twins; mend bench/sites/content.ts when their form has changed',
    });
  }
  const page = file.slice('docs/'.length, -'.md'.length);
  return { path: file === 'docs.md' ? '' : page, title, description, body: before + body.trim() };
}

/**
 * Reads the pages of the latest docs version from a built site: the Markdown twins, which are made of the finished HTML,
 * so they hold what a reader sees, tables of API facts and samples included, and no component.
 *
 * @param siteDir absolute path of the built site
 * @returns sorted by path
 */
export function readContent(siteDir: string): ContentPage[] {
  const files = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file === 'docs.md' || (file.startsWith('docs/') && file.endsWith('.md')))
    .filter((file) => versionOfPage(file.replace(/\.md$/, '/')) === latest)
    .sort();
  const pages = files.map((file) => contentPage(siteDir, file));
  return pages.map((page) => ({
    ...page,
    isFolder: page.path === '' || pages.some(({ path: other }) => other.startsWith(`${page.path}/`)),
  }));
}

/**
 * Turns links between the pages into those of another site. Links to pages that it does not have stay full addresses.
 *
 * @param markdown body of a page
 * @param pages all of the site
 * @param link address of a page in the other site
 */
export function relink(markdown: string, pages: readonly ContentPage[], link: (page: ContentPage) => string): string {
  const known = new Map(pages.map((page) => [page.path, page]));
  const docs = `${brand.siteUrl}${brand.basePath}docs`;
  // Example: https://docs.example.com/base/docs/intro.md
  return markdown.replace(/https?:\/\/[^)\s>#"]+\.md/g, (address) => {
    const page = known.get(address.slice(docs.length, -'.md'.length).replace(/^\//, ''));
    return page && address.startsWith(docs) ? link(page) : address;
  });
}

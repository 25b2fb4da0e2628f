import path from 'node:path';

import { parseBlogFileName } from '@docusaurus/plugin-content-blog/lib/blogUtils.js';

import { versionPath, type BuildErrorDetails, type SlugFrontMatter } from '@api-docs/kit/node';

import { duplicates } from '../../lib/duplicates';
import { brandedSlug } from '../brand';
import { lineOfField } from '../front-matter/checkFrontMatter';
import { classifyPage } from '../front-matter/pageKind';

/** The path of a page on the site, with slashes around it, and what gives it the path. */
export interface Route {
  route: string;
  /** Relative to the project. */
  file: string;
  /** Line of the field with the path; missing if the name of the file gives it. */
  line?: number;
}

/** Pages that Docusaurus makes of the posts, and of the themes. */
const GENERATED = ['/blog/', '/blog/archive/', '/blog/authors/', '/blog/tags/', '/search/'];

/**
 * Returns the path of a page on the site.
 *
 * @param page its file relative to the project, and its text
 * @returns undefined for a partial, and for what is generated
 */
export function routeOf(
  { file, text }: { file: string; text: string },
  frontMatter: SlugFrontMatter,
  { slug, latest }: { slug: string; latest: string | undefined },
): Route | undefined {
  const page = classifyPage(file);
  if (!page || page.kind === 'reference') return undefined;
  const folder = page.version === undefined ? '' : versionPath(page.version, latest);
  const parts =
    page.kind === 'post'
      ? ['/blog', frontMatter.slug ?? parseBlogFileName(page.pathInside).slug]
      : ['/', folder, brandedSlug(page.pathInside, slug, frontMatter)];
  const line = lineOfField('slug', text);
  return { route: path.posix.join(...parts, '/'), file, ...(line > 1 && { line }) };
}

/** What is wrong with a page whose path another one has. */
export const SAME_PATH = 'two pages have one path, and readers would get one of them only';

/** Finds the pages that would never be shown, because another one has their path. */
export function pathErrors(routes: readonly Route[]): BuildErrorDetails[] {
  const generated: Route[] = GENERATED.map((route) => ({ route, file: 'the page that Docusaurus generates' }));
  const placeOf = ({ file, line }: Route) => (line === undefined ? file : `${file}:${line}`);
  // Of two pages, the one whose path is written can change it.
  const ordered = [...routes].sort((a, b) => Number(a.line !== undefined) - Number(b.line !== undefined));
  return duplicates([...generated, ...ordered], ({ route }) => route).map(({ item, first }) => ({
    file: placeOf(item),
    problem: SAME_PATH,
    expected: 'a path that no other page has',
    found: `${item.route}, as ${placeOf(first)}`,
    remedy: 'write another `slug`, or rename one of the files',
  }));
}

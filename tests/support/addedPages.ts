import path from 'node:path';

import { brand } from '../../brand.config';
import { classifyPage } from '../../plugins/content/front-matter/pageKind';
import { readFrontMatter } from '../../plugins/content/front-matter/readFrontMatter';
import { siteMap } from '../../scripts/docs-lint/siteMap';
import { proseFiles } from '../../scripts/docs-lint/pageFiles';
import { projectDir } from '../../scripts/lib/run';
import versions from '../../versions.json';
import { isSpecified, SPECIFIED_ROUTES } from './specifiedRoutes';

/** A page that the specification does not list. */
export interface AddedPage {
  /** Site path, with a slash at both ends. */
  route: string;
  /** Path relative to the project. */
  file: string;
  /** Set if the sidebar and lists of posts leave the page out. */
  isUnlisted: boolean;
}

const pages = proseFiles(projectDir)
  .map((file) => ({ file, frontMatter: readFrontMatter(path.join(projectDir, file)) }))
  .filter(({ frontMatter }) => frontMatter.draft !== true);
const unlisted = pages.filter(({ frontMatter }) => frontMatter.unlisted === true).map(({ file }) => file);

/** Returns whether a file may be a page that the specification does not list. The specified releases get no new pages. */
function mayBeAdded(file: string): boolean {
  const { kind, version = '' } = classifyPage(file) ?? {};
  return kind === 'post' || kind === 'page' || version === 'next' || (version !== '' && !isSpecified(version));
}

/** Docs pages, posts and pages that writers added, for example with `npm run new:page`, read from their files. */
export const ADDED_PAGES: readonly AddedPage[] = [
  ...siteMap({ siteDir: projectDir, slug: brand.slug, versions, operations: [], pages }),
].flatMap(([sitePath, file]) => {
  const route = sitePath === '/' ? '/' : `${sitePath}/`;
  const isAdded = file !== undefined && mayBeAdded(file) && !SPECIFIED_ROUTES.includes(route);
  return isAdded ? [{ route, file, isUnlisted: unlisted.includes(file) }] : [];
});

/** Returns the sorted site paths of the added pages that match. */
export function addedRoutes(matches: (page: AddedPage) => boolean): string[] {
  return ADDED_PAGES.filter(matches)
    .map(({ route }) => route)
    .sort();
}

/** Docs pages in the sidebar. */
export const ADDED_DOCS = addedRoutes(({ route, isUnlisted }) => route.startsWith('/docs/') && !isUnlisted);

/** Posts in the lists of posts. */
export const ADDED_POSTS = addedRoutes(({ route, isUnlisted }) => route.startsWith('/blog/') && !isUnlisted);

import path from 'node:path';

import { brand } from '../../brand.config';
import { pagePlace } from '../../plugins/front-matter/pageKind';
import { readFrontMatter } from '../../plugins/front-matter/readFrontMatter';
import { siteMap } from '../../scripts/links/siteMap';
import { proseFiles } from '../../scripts/prose/pageFiles';
import { projectDir } from '../../scripts/run';
import versions from '../../versions.json';
import { SPECIFIED_ROUTES } from './specifiedRoutes';

/** A page that writers added to what the specification lists. */
export interface AddedPage {
  /** Site path, with a slash at both ends. */
  route: string;
  /** Path relative to the project. */
  file: string;
}

const pages = proseFiles(projectDir).map((file) => ({
  file,
  frontMatter: readFrontMatter(path.join(projectDir, file)),
}));

/** What grows: `next`, until it is cut, and the blog. Versions that were cut keep the pages that they have. */
function mayGrow(file: string): boolean {
  const place = pagePlace(file);
  return place?.version === 'next' || place?.kind === 'post';
}

/** Pages of next and posts beyond the specified ones, read from the sources; `npm run new:page` writes such pages. */
export const ADDED_PAGES: readonly AddedPage[] = [
  ...siteMap({ siteDir: projectDir, slug: brand.slug, versions, operations: [], pages }),
].flatMap(([address, file]) => {
  const route = address === '/' ? '/' : `${address}/`;
  const isAdded = file !== undefined && mayGrow(file) && !SPECIFIED_ROUTES.includes(route);
  return isAdded ? [{ route, file }] : [];
});

/**
 * Lists added pages of one kind.
 *
 * @returns their site paths, sorted
 */
export function addedPages(isWanted: (page: AddedPage) => boolean): string[] {
  return ADDED_PAGES.filter(isWanted)
    .map(({ route }) => route)
    .sort();
}

export const ADDED_DOCS = addedPages(({ route }) => route.startsWith('/docs/next/'));

export const ADDED_POSTS = addedPages(({ route }) => route.startsWith('/blog/'));

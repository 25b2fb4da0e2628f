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
}

const pages = proseFiles(projectDir).map((file) => ({
  file,
  frontMatter: readFrontMatter(path.join(projectDir, file)),
}));

/** Returns whether a file may be a page that the specification does not list. The specified releases get no new pages. */
function mayBeAdded(file: string): boolean {
  const { kind, version = '' } = classifyPage(file) ?? {};
  return kind === 'post' || version === 'next' || (version !== '' && !isSpecified(version));
}

/** Docs pages and posts that writers added, for example with `npm run new:page`, read from their files. */
export const ADDED_PAGES: readonly AddedPage[] = [
  ...siteMap({ siteDir: projectDir, slug: brand.slug, versions, operations: [], pages }),
].flatMap(([sitePath, file]) => {
  const route = sitePath === '/' ? '/' : `${sitePath}/`;
  const isAdded = file !== undefined && mayBeAdded(file) && !SPECIFIED_ROUTES.includes(route);
  return isAdded ? [{ route, file }] : [];
});

/** Returns the sorted site paths of the added pages that match. */
export function addedRoutes(matches: (page: AddedPage) => boolean): string[] {
  return ADDED_PAGES.filter(matches)
    .map(({ route }) => route)
    .sort();
}

export const ADDED_DOCS = addedRoutes(({ route }) => route.startsWith('/docs/'));

export const ADDED_POSTS = addedRoutes(({ route }) => route.startsWith('/blog/'));

import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

import { nearestPage, type PageMove } from '../pageMoves';

/** The page that a reader gets in another docs version. */
export interface PageInVersion {
  path: string;
  /** Label for a page with another path than the reader's page. */
  note?: 'nearest page' | 'start page';
  /** Whether it is the reader's page, possibly moved. */
  isSamePage?: boolean;
}

/** The part of a docs version that is needed here. Its label is the name in `moved.yaml`: `next`, not `current`. */
export type VersionWithPages = Pick<GlobalVersion, 'label' | 'path'> & { docs: readonly { path: string }[] };

/**
 * Finds the page of a docs version that is nearest to a page of another version, see {@link nearestPage}.
 *
 * @param page path of the page, with the path of its version
 * @param versions the version of the page, and the one to search
 * @param allVersions newest first
 * @param moves the list `pages` of `moved.yaml`
 */
export function pageInVersion(
  page: string,
  { from, to }: { from: VersionWithPages; to: VersionWithPages },
  allVersions: readonly VersionWithPages[],
  moves: readonly PageMove[],
): PageInVersion {
  const fullPath = (path: string) => `${to.path}/${path}`;
  const hasPage = (path: string) => to.docs.some((doc) => doc.path === fullPath(path));
  const own = page.slice(from.path.length + 1);
  const order = allVersions.map(({ label }) => label).reverse();
  const versions = { from: from.label, to: to.label };
  const { path, isSamePage } = nearestPage(own, versions, hasPage, moves, order);
  if (hasPage(own)) return { path: fullPath(path), isSamePage };
  return { path: fullPath(path), note: path ? 'nearest page' : 'start page', isSamePage };
}

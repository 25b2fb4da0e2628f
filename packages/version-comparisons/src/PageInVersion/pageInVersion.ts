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

/** Finds the page of version `to` that is nearest to a page of version `from`, see {@link nearestPage}. `allVersions` has the newest first. */
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

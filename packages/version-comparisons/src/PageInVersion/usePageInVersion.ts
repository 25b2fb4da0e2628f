import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';

import {
  movesOfDocs,
  pageInVersion,
  startPage,
  type PageInVersion,
  type PageMove,
  type VersionWithPages,
} from '../pageMoves';

// For the banner and the menu, also those that a site has ejected.
export { startPage, type PageInVersion };

/** Returns a function that finds the page closest to the current one in a docs version; outside of the docs, its start page. */
export function usePageInVersion(pluginId: string | undefined): (version: VersionWithPages) => PageInVersion {
  const moves = movesOfDocs(pluginId, usePluginData('version-comparisons') as PageMove[]);
  const versions = useVersions(pluginId);
  const { activeVersion, activeDoc } = useActiveDocContext(pluginId);
  return (to) =>
    activeVersion && activeDoc
      ? pageInVersion(activeDoc.path, { from: activeVersion, to }, versions, moves)
      : { path: startPage(to) };
}

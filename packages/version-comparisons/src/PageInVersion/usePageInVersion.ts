import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';

import type { PageMove } from '../pageMoves';
import { pageInVersion, type PageInVersion, type VersionWithPages } from './pageInVersion';

/** Returns a function that finds the page closest to the current one in a docs version; outside of the docs, its start page. */
export function usePageInVersion(pluginId: string | undefined): (version: VersionWithPages) => PageInVersion {
  const moves = usePluginData('moved-pages') as PageMove[];
  const versions = useVersions(pluginId);
  const { activeVersion, activeDoc } = useActiveDocContext(pluginId);
  return (to) =>
    activeVersion && activeDoc
      ? pageInVersion(activeDoc.path, { from: activeVersion, to }, versions, moves)
      : { path: to.path };
}

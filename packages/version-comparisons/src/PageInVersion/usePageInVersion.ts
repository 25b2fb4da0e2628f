import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';

import type { PageMove } from '../pageMoves';
import { pageInVersion, type PageInVersion, type VersionWithPages } from './pageInVersion';

/**
 * Returns a function that finds the page closest to the current page in a docs version. Outside of the docs, it returns
 * the start page of the version.
 *
 * @param pluginId id of the docs plugin
 */
export function usePageInVersion(pluginId: string | undefined): (version: VersionWithPages) => PageInVersion {
  const moves = usePluginData('moved-pages') as PageMove[];
  const versions = useVersions(pluginId);
  const { activeVersion, activeDoc } = useActiveDocContext(pluginId);
  return (to) =>
    activeVersion && activeDoc
      ? pageInVersion(activeDoc.path, { from: activeVersion, to }, versions, moves)
      : { path: to.path };
}

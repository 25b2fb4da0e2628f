import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type { PackedMoves } from '../../../shared/packedMoves';
import { nearestPage, type KnownVersion, type NearestPage } from './nearestPage';

/**
 * Tells what is nearest to the reader's page in other docs versions.
 *
 * @param pluginId of the docs
 * @returns a function of a version; outside the docs it knows the start page and says nothing of it
 */
export function useNearestPage(pluginId: string | undefined): (version: KnownVersion) => NearestPage {
  const { customFields } = useDocusaurusContext().siteConfig;
  const versions = useVersions(pluginId);
  const { activeVersion, activeDoc } = useActiveDocContext(pluginId);
  return (to) =>
    activeVersion && activeDoc
      ? nearestPage(activeDoc.path, { from: activeVersion, to }, versions, customFields?.moved as PackedMoves[])
      : { path: to.path };
}

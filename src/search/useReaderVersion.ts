import { useActivePlugin, useActiveVersion, useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';

import { latestOf, useSearchVersions, type SearchVersion } from './useSearchVersions';

/** The docs version that the reader is in: the page's, elsewhere the one read last, else the latest. */
export function useReaderVersion(): SearchVersion {
  const versions = useSearchVersions();
  // The reference lies below `docs/`, so that its pages would pass for pages of the latest version.
  const isDocsPage = useActivePlugin()?.pluginId === 'default';
  const active = useActiveVersion('default');
  const { preferredVersion } = useDocsPreferredVersion('default');
  const label = (isDocsPage ? active : preferredVersion)?.label;
  return versions.find(({ name }) => name === label) ?? latestOf(versions);
}

// Change: own words, said quietly: a note instead of an alert that interrupts. Ejected from 3.10.2, rewritten.
import Link from '@docusaurus/Link';
import { useDocsPreferredVersion, useDocsVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import type { PropVersionMetadata, VersionBanner } from '@docusaurus/plugin-content-docs';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { useNearestPage } from '@site/src/components/NearestPage/useNearestPage';

import styles from './styles.module.css';

const STATES: Record<VersionBanner, string> = {
  unreleased: 'is unreleased and may still change.',
  unmaintained: 'is frozen and no longer maintained.',
};

function WayToLatest({ pluginId }: { pluginId: string }): ReactNode {
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const latest = useLatestVersion(pluginId);
  const { path, isTwin } = useNearestPage(pluginId)(latest);
  const link = (words: string) => (
    <Link to={isTwin ? path : latest.path} onClick={() => savePreferredVersionName(latest.name)}>
      {words}
    </Link>
  );
  if (isTwin) return <>{link(`Read this page in ${latest.label}`)}, the latest version.</>;
  return <>The latest version has no such page. {link(`Start at ${latest.label}`)}.</>;
}

export default function DocVersionBanner({ className }: Props): ReactNode {
  const { banner, label, pluginId }: PropVersionMetadata = useDocsVersion();
  if (!banner) return null;
  return (
    <div role="note" className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner)}>
      <b>{label}</b> {STATES[banner]} <WayToLatest pluginId={pluginId} />
    </div>
  );
}

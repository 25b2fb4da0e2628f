// Change: different texts, in a note instead of an alert. Ejected from 3.10.2, rewritten.
import { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import { useDocsPreferredVersion, useDocsVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import type { PropVersionMetadata, VersionBanner } from '@docusaurus/plugin-content-docs';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { startPage, usePageInVersion } from '@api-docs/version-comparisons/PageInVersion/usePageInVersion';

import styles from './styles.module.css';

const STATES: Record<VersionBanner, string> = {
  unreleased: translate({ message: 'is unreleased and may still change.' }),
  unmaintained: translate({ message: 'is frozen and no longer maintained.' }),
};

function LatestLink({ pluginId }: { pluginId: string }): ReactNode {
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const latest = useLatestVersion(pluginId);
  const { path, isSamePage } = usePageInVersion(pluginId)(latest);
  const link = (text: string) => (
    <Link to={isSamePage ? path : startPage(latest)} onClick={() => savePreferredVersionName(latest.name)}>
      {text}
    </Link>
  );
  const { label } = latest;
  if (isSamePage) return link(translate({ message: 'Read this page in {label}, the latest version.' }, { label }));
  return (
    <>
      {translate({ message: 'The latest version has no such page.' })}{' '}
      {link(translate({ message: 'Start at {label}.' }, { label }))}
    </>
  );
}

export default function DocVersionBanner({ className }: Props): ReactNode {
  const { banner, label, pluginId }: PropVersionMetadata = useDocsVersion();
  if (!banner) return null;
  return (
    <div role="note" className={clsx(className, ThemeClassNames.docs.docVersionBanner, 'muted', styles.banner)}>
      <b>{label}</b> {STATES[banner]} <LatestLink pluginId={pluginId} />
    </div>
  );
}

import { useDocsVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import LastUpdated from '@theme-original/LastUpdated';
import type { Props as UpdateProps } from '@theme/LastUpdated';
import type { ReactNode } from 'react';

import type { PageChange } from '@api-docs/version-comparisons/changes';
import PageActions from '@api-docs/assistants/PageActions';

import styles from './styles.module.css';

/** The front matter fields that determine the state of a page. The build adds them. */
export interface StateFrontMatter {
  /** The generation of the API to which the operation on a page of the reference belongs, for example `v4`. */
  generation?: string;
  /** Set on pages of the v3 section and of legacy operations. */
  deprecated?: true;
  /** Changes to a docs page between versions, as JSON. */
  changes?: string;
}

interface Props extends Partial<UpdateProps> {
  frontMatter?: StateFrontMatter;
}

function versionState({ label, banner, isLast }: PropVersionMetadata): string {
  if (banner === 'unreleased') return `${label} · unreleased`;
  return `${label} · ${isLast ? 'latest' : 'frozen'}`;
}

function Change({ words, to }: PageChange): ReactNode {
  const url = useBaseUrl(to ?? '');
  if (to === undefined) return <span>{words}</span>;
  // eslint-disable-next-line @docusaurus/no-html-links -- Link would treat the comparison as a page of the site
  return <a href={url}>{words}</a>;
}

/**
 * The lines below the title of a docs page: its version and state, its last update, the page actions, and
 * its changes between versions. A page of the reference has the generation of the API instead of a version.
 */
export default function TitleLine({ frontMatter = {}, lastUpdatedAt, lastUpdatedBy }: Props): ReactNode {
  const version = useDocsVersion();
  const hasVersions = useVersions(version.pluginId).length > 1;
  const { generation, deprecated, changes: changesJson = '[]' } = frontMatter;
  // Nothing about a frozen version changes: its pages have no date, and one line about the next version.
  const isFrozen = version.banner === 'unmaintained';
  const changes = (JSON.parse(changesJson) as PageChange[]).slice(0, isFrozen ? 2 : undefined);
  return (
    <div className={`muted ${styles.lines}`}>
      <div className={`cluster ${styles.line}`} data-search="skip" data-markdown="state">
        {hasVersions && <span data-markdown="skip">{versionState(version)}</span>}
        {deprecated && (
          <span className={styles.deprecated}>{translate({ id: 'site.deprecated', message: 'deprecated' })}</span>
        )}
        {!hasVersions && !deprecated && generation && <span>{`${generation} API · current`}</span>}
        {!isFrozen && (lastUpdatedAt ?? lastUpdatedBy) && <LastUpdated {...{ lastUpdatedAt, lastUpdatedBy }} />}
        <PageActions />
      </div>
      {changes.length > 0 && (
        <div className={`cluster ${styles.line}`} data-search="skip" data-markdown="changes">
          {changes.map((change) => (
            <Change key={change.to ?? change.words} {...change} />
          ))}
        </div>
      )}
    </div>
  );
}

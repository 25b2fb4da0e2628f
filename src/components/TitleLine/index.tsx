import { useDocsVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

import type { PageChange } from '@site/shared/pageChange';
import PageActions from '@site/src/components/PageActions';

import { pageStates, type StateFrontMatter } from './pageStates';
import styles from './styles.module.css';

interface Props {
  /** Milliseconds; not set if the file's history is unknown. */
  lastUpdatedAt?: number | null;
  frontMatter?: StateFrontMatter;
}

function LastUpdated({ at }: { at: number }): ReactNode {
  // UTC, so that the server and every browser render the same day.
  const format = useDateTimeFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (
    <span>
      Last updated <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>
    </span>
  );
}

function Change({ words, to }: PageChange): ReactNode {
  const url = useBaseUrl(to ?? '');
  if (to === undefined) return <span>{words}</span>;
  // eslint-disable-next-line @docusaurus/no-html-links -- Link would treat the comparison as a page of the site
  return <a href={url}>{words}</a>;
}

/**
 * The lines below the title of a docs page: its version and state, the date of its last update, the page actions, and
 * its changes between versions.
 */
export default function TitleLine({ lastUpdatedAt, frontMatter = {} }: Props): ReactNode {
  const version = useDocsVersion();
  const hasVersions = useVersions(version.pluginId).length > 1;
  const { changes = [] } = frontMatter;
  return (
    <>
      <div className={styles.line} data-search="skip" data-markdown="facts">
        {pageStates(hasVersions ? version : undefined, frontMatter).map(({ label, deprecated }) => (
          <span key={label} className={deprecated && styles.deprecated}>
            {label}
          </span>
        ))}
        {lastUpdatedAt && <LastUpdated at={lastUpdatedAt} />}
        <PageActions />
      </div>
      {changes.length > 0 && (
        <div className={styles.line} data-search="skip" data-markdown="facts">
          {changes.map((change) => (
            <Change key={change.to ?? change.words} {...change} />
          ))}
        </div>
      )}
    </>
  );
}

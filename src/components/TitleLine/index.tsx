import { useDocsVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

import type { PageChange } from '@site/shared/pageChange';
import PageActions from '@site/src/components/PageActions';

import { pageStates, type StateFrontMatter } from './pageStates';
import styles from './styles.module.css';
import { useDateFormat } from './useDateFormat';

interface Props {
  /** Milliseconds; neither is given where the history of the file is not known. */
  lastUpdatedAt?: number | null;
  frontMatter?: StateFrontMatter;
}

function LastUpdated({ at }: { at: number }): ReactNode {
  const format = useDateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <span>
      Last updated <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>
    </span>
  );
}

function Change({ words, to }: PageChange): ReactNode {
  const address = useBaseUrl(to ?? '');
  if (to === undefined) return <span>{words}</span>;
  // eslint-disable-next-line @docusaurus/no-html-links -- Link would look for a page of the app; comparisons are none
  return <a href={address}>{words}</a>;
}

/**
 * The lines below the title of a docs page: its version, its state, when it last changed, what to do with it, and what
 * became of it between versions.
 */
export default function TitleLine({ lastUpdatedAt, frontMatter = {} }: Props): ReactNode {
  const version = useDocsVersion();
  const hasVersions = useVersions(version.pluginId).length > 1;
  const { changes = [] } = frontMatter;
  return (
    <>
      <div className={styles.line} data-search="skip" data-markdown="facts">
        {pageStates(hasVersions ? version : undefined, frontMatter).map(({ words, deprecated }) => (
          <span key={words} className={deprecated && styles.deprecated}>
            {words}
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

import { useDocsVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ComponentProps, ReactNode } from 'react';

import type { PageChange } from '@api-docs/version-comparisons/pageChange';
import LastUpdate from '@site/src/components/LastUpdate';
import PageActions from '@api-docs/assistants/PageActions';

import { pageStates, type StateFrontMatter } from './pageStates';
import styles from './styles.module.css';

interface Props extends ComponentProps<typeof LastUpdate> {
  frontMatter?: StateFrontMatter;
}

function Change({ words, to }: PageChange): ReactNode {
  const url = useBaseUrl(to ?? '');
  if (to === undefined) return <span>{words}</span>;
  // eslint-disable-next-line @docusaurus/no-html-links -- Link would treat the comparison as a page of the site
  return <a href={url}>{words}</a>;
}

/**
 * The lines below the title of a docs page: its version and state, its last update, the page actions, and
 * its changes between versions.
 */
export default function TitleLine({ frontMatter = {}, ...update }: Props): ReactNode {
  const version = useDocsVersion();
  const hasVersions = useVersions(version.pluginId).length > 1;
  const changes = JSON.parse(frontMatter.changes ?? '[]') as PageChange[];
  return (
    <>
      <div className={`cluster muted ${styles.line}`} data-search="skip" data-markdown="state">
        {pageStates(hasVersions ? version : undefined, frontMatter).map(({ label, isVersion, deprecated }) => (
          <span key={label} className={deprecated && styles.deprecated} data-markdown={isVersion && 'skip'}>
            {label}
          </span>
        ))}
        <LastUpdate {...update} />
        <PageActions />
      </div>
      {changes.length > 0 && (
        <div className={`cluster muted ${styles.line}`} data-search="skip" data-markdown="changes">
          {changes.map((change) => (
            <Change key={change.to ?? change.words} {...change} />
          ))}
        </div>
      )}
    </>
  );
}

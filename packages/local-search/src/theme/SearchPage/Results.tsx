import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { hitHref, MarkedText, type SearchHit, type SearchState } from '@api-docs/local-search/browser';

import styles from './styles.module.css';

/** Results that are read ahead: each key of a query has others, and a page of another layout is about eight scripts. */
const READ_AHEAD = 1;

/** Shows a result: title, docs version, trail and the matching passage. */
function SearchResult({ hit, isReadAhead }: { hit: SearchHit; isReadAhead: boolean }): ReactNode {
  // Pages without versions have a trail instead, or are just a page.
  const origin = hit.version || (hit.trail.length > 0 ? '' : translate({ message: 'Page' }));
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link
          to={hitHref(hit)}
          className={clsx(hit.kind === 'field' && styles.code)}
          data-no-prefetch={!isReadAhead || undefined}
        >
          <MarkedText>{hit.title}</MarkedText>
        </Link>
      </Heading>
      <p className="cluster muted margin-bottom--sm">
        {origin && <b>{origin}</b>}
        {hit.method && <b className={styles.method}>{hit.method}</b>}
        {hit.trail.join(' › ')}
      </p>
      {hit.excerpt.text && (
        <p className="margin-bottom--none">
          <MarkedText>{hit.excerpt}</MarkedText>
        </p>
      )}
    </article>
  );
}

interface ResultsProps {
  answer: NonNullable<SearchState['answer']>;
  /** What hits of the docs have as their version, of which all are; empty if there is only one. */
  versionLabel: string;
  showMore: () => void;
}

/** The results, with a button if there are more. */
export default function SearchResults({ answer: { hits, total }, versionLabel, showMore }: ResultsProps): ReactNode {
  return (
    <>
      {hits.map((hit, index) => (
        <SearchResult
          key={`${hit.page}#${hit.anchor}`}
          hit={{ ...hit, version: hit.version && versionLabel }}
          isReadAhead={index < READ_AHEAD}
        />
      ))}
      {hits.length < total && (
        <button type="button" className="button button--secondary margin-top--md" onClick={showMore}>
          {translate({ message: 'Show more results' })}
        </button>
      )}
    </>
  );
}

import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import MarkedText from '@site/src/components/MarkedText';
import type { SearchHit } from '@site/src/search/types';

import { hitAddress } from './hitAddress';
import styles from './styles.module.css';

/** The version a hit is from; a page without versions says in its trail what it belongs to. */
function originOf({ version, trail }: SearchHit): string {
  return version || (trail.length > 0 ? '' : 'Page');
}

/** One result: its title, where it stands, which version it is from, and the passage that fits. */
export default function SearchResult({ hit }: { hit: SearchHit }): ReactNode {
  const origin = originOf(hit);
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link to={hitAddress(hit)} className={clsx(hit.kind === 'field' && styles.code)}>
          <MarkedText>{hit.title}</MarkedText>
        </Link>
      </Heading>
      <p className={styles.trail}>
        {origin && <span className={styles.origin}>{origin}</span>}
        {hit.kind === 'operation' && <span className={styles.method}>POST</span>}
        {hit.trail.join(' › ')}
      </p>
      {hit.excerpt.text && (
        <p className={styles.passage}>
          <MarkedText>{hit.excerpt}</MarkedText>
        </p>
      )}
    </article>
  );
}

import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import MarkedText from '@site/src/components/MarkedText';
import { AREAS } from '@site/src/search/areas';
import type { SearchHit } from '@site/src/search/types';

import { hitAddress } from './hitAddress';
import styles from './styles.module.css';

/** Paths below the base path whose pages have no versions, the reference before the docs it lies in. */
const UNVERSIONED = AREAS.filter(({ path }) => path !== 'docs');

/** The version a hit is from; for pages without versions, what they are. */
function useOrigin({ page, version }: SearchHit): string {
  const baseUrl = useBaseUrl('/');
  if (version) return version;
  return UNVERSIONED.find(({ path }) => page.startsWith(`${baseUrl}${path}/`))?.label ?? 'Page';
}

/** One result: its title, where it stands, which version it is from, and the passage that fits. */
export default function SearchResult({ hit }: { hit: SearchHit }): ReactNode {
  const origin = useOrigin(hit);
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link to={hitAddress(hit)} className={clsx(hit.kind === 'field' && styles.code)}>
          <MarkedText>{hit.title}</MarkedText>
        </Link>
      </Heading>
      <p className={styles.trail}>
        <span className={styles.origin}>{origin}</span>
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

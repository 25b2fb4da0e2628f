import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import MarkedText from '../MarkedText';
import { hitHref } from '../hitHref';
import type { SearchHit } from '../../engine/types';
import styles from './styles.module.css';

/** Shows a result: title, docs version, trail and the matching passage. */
export default function SearchResult({ hit }: { hit: SearchHit }): ReactNode {
  // Pages without versions have a trail instead, or are just a page.
  const origin = hit.version || (hit.trail.length > 0 ? '' : translate({ message: 'Page' }));
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link to={hitHref(hit)} className={clsx(hit.kind === 'field' && styles.code)}>
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

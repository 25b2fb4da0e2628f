import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

import { brand } from '@site/brand.config';
import type { Reading } from '@site/plugins/home-page/facts';

import Instrument from './Instrument';
import styles from './styles.module.css';

/** What the platform is, beside the instrument that shows how its scores are read. */
export default function Opening({ reading }: { reading: Reading }): ReactNode {
  const { text, verdict, note, metric, score } = reading;
  const bands = `/docs/understanding-${brand.slug}-metrics#bands-to-start-with`;
  return (
    <div className="row">
      <header className={`col col--6 ${styles.opening}`}>
        <Heading as="h1" className={styles.name}>
          {brand.product}
        </Heading>
        <p className={styles.tagline}>{brand.tagline}</p>
        <p className={styles.lead}>
          Score AI-generated text with a metrics API, protect running applications with security shields, and compare
          set-ups in a portal before you choose one.
        </p>
      </header>
      <figure className={`col col--6 ${styles.figure}`}>
        <Instrument reading={reading} />
        <figcaption className={styles.quiet}>
          How a score is read: {metric} gives the answer &ldquo;{text}&rdquo; {score}. {verdict} The{' '}
          <Link to={bands}>bands</Link> are {note.charAt(0).toLowerCase() + note.slice(1)}
        </figcaption>
      </figure>
    </div>
  );
}

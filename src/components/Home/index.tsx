import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

import { brand } from '@site/brand.config';
import type { HomeFacts, Reading } from '@site/plugins/pages/home/props';

import ScoreGauge from './ScoreGauge';
import { Latest, Metrics, Shields } from './Sections';
import StartingPoints from './StartingPoints';
import styles from './styles.module.css';

/** The name and purpose of the platform, next to a gauge that explains how to read its scores. */
function Opening({ reading }: { reading: Reading }): ReactNode {
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
          model and retrieval setups in the portal before you go live.
        </p>
      </header>
      <figure className={`col col--6 ${styles.figure}`}>
        <ScoreGauge reading={reading} />
        <figcaption className={styles.quiet}>
          In this example, {metric} scores the answer &ldquo;{text}&rdquo; at {score}. The score is illustrative.{' '}
          {verdict} The <Link to={bands}>bands</Link> are {note.charAt(0).toLowerCase() + note.slice(1)}
        </figcaption>
      </figure>
    </div>
  );
}

/**
 * The home page: the platform, an entry point for each kind of reader, the metrics, the shields and the latest changes.
 */
export default function Home({ sample, reading, statuses, metrics, shields, latest }: HomeFacts): ReactNode {
  return (
    <main className="container">
      <Opening reading={reading} />
      <StartingPoints sample={sample} score={reading.score} statuses={statuses} />
      <Metrics groups={metrics} />
      <Shields shields={shields} />
      <Latest {...latest} />
    </main>
  );
}

import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { LatestChanges, Phrase } from '@site/plugins/home-page/facts';

import Section from './Section';
import styles from './styles.module.css';

function Phrases({ phrases }: { phrases: readonly Phrase[] }): ReactNode {
  return phrases.map(({ text, isCode, to }) => {
    if (to !== undefined) {
      return (
        <Link key={text} to={to}>
          {text}
        </Link>
      );
    }
    return isCode ? <code key={text}>{text}</code> : text;
  });
}

/** The latest version and what is new in it, from its change-log and its OpenAPI file. */
export default function Latest({ version, lead, entries, since }: LatestChanges): ReactNode {
  const counts = since?.counts.map(({ title, count }) => `${count} ${title.toLowerCase()}`).join(', ');
  return (
    <Section
      id="latest"
      title={`New in ${version}`}
      intro={
        <>
          <p>
            <Phrases phrases={lead} />
          </p>
          <p>
            The <Link to="/docs/change-log">change-log</Link> has everything.
            {since && counts && ` Operations and fields since ${since.version}: ${counts}.`}
          </p>
        </>
      }
    >
      <dl className={`${styles.grid} ${styles.sentences}`}>
        {entries.map(({ kind, phrases }) => (
          <div key={phrases.map(({ text }) => text).join('')}>
            <dt>{kind}</dt>
            <dd>
              <Phrases phrases={phrases} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

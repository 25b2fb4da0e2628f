import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

import { brand } from '@site/brand.config';
import type { HomeFacts, LatestChanges, Phrase } from '@site/plugins/pages/home/props';

import styles from './styles.module.css';

interface SectionProps {
  id: string;
  title: string;
  /** Text below the title. */
  intro: ReactNode;
  children: ReactNode;
}

/** A section of the home page: title and intro on the left of the plumb line, content on the right. */
function Section({ id, title, intro, children }: SectionProps): ReactNode {
  return (
    <section className="row" aria-labelledby={id}>
      <div className={`col col--3 ${styles.section}`}>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {intro}
      </div>
      <div className={`col col--9 ${styles.section} ${styles.axis}`}>{children}</div>
    </section>
  );
}

/** The metrics by question, each with the direction from its own page. */
export function Metrics({ groups }: { groups: HomeFacts['metrics'] }): ReactNode {
  const overview = `/docs/understanding-${brand.slug}-metrics`;
  return (
    <Section
      id="metrics"
      title="Metrics"
      intro={
        <p>
          Each metric answers one question. The <Link to={overview}>overview</Link> helps you choose.
        </p>
      }
    >
      <dl className={styles.grid}>
        {groups.map(({ question, metrics }) => (
          <div key={question}>
            <dt>{question}</dt>
            {metrics.map(({ title, to, mark, verdict }) => (
              <dd key={to}>
                <Link to={to}>{title}</Link>
                <span className={styles.quiet}>
                  <span aria-hidden="true">{mark}</span> {verdict}
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The shields, each with the risk that it addresses. */
export function Shields({ shields }: Pick<HomeFacts, 'shields'>): ReactNode {
  return (
    <Section
      id="shields"
      title="Security shields"
      intro={
        <p>
          Each shield is a runtime protection for one kind of risk. See{' '}
          <Link to="/docs/security-shields/shields-intro">where each shield applies</Link>.
        </p>
      }
    >
      <dl className={`${styles.grid} ${styles.wide}`}>
        {shields.map(({ title, to, risk }) => (
          <div key={to}>
            <dt>
              <Link to={to}>{title}</Link>
            </dt>
            <dd className={styles.quiet}>{risk}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

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

/** What is counted, by kind of change. */
const COUNTED: Record<NonNullable<LatestChanges['since']>['counts'][number]['kind'], string> = {
  breaking: 'breaking',
  added: 'added',
  deprecated: 'marked soon to be deprecated',
};

/** The latest version with its most important changes, from its change-log and its OpenAPI file. */
export function Latest({ version, lead, entries, since }: LatestChanges): ReactNode {
  const counts = since?.counts.map(({ kind, count }) => `${count} ${COUNTED[kind]}`).join(', ');
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
            The <Link to="/docs/change-log">change-log</Link> lists all changes.
            {since && counts && ` API changes since ${since.version}: ${counts}.`}
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

import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import { brand } from '@site/brand.config';
import type { HomeFacts } from '@site/plugins/home-page/facts';

import Section from './Section';
import styles from './styles.module.css';

/** The metrics by question, each with the direction that its own page states. */
export default function Metrics({ groups }: { groups: HomeFacts['metrics'] }): ReactNode {
  const overview = `/docs/understanding-${brand.slug}-metrics`;
  return (
    <Section
      id="metrics"
      title="Metrics"
      intro={
        <p>
          Each metric answers one question about a text. The <Link to={overview}>overview</Link> helps you choose.
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

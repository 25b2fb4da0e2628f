import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { HomeFacts } from '@site/plugins/home-page/facts';

import Section from './Section';
import styles from './styles.module.css';

/** The shields, each with the risk that it is for. */
export default function Shields({ shields }: Pick<HomeFacts, 'shields'>): ReactNode {
  return (
    <Section
      id="shields"
      title="Security shields"
      intro={
        <p>
          Each shield is a runtime protection for one kind of risk. See{' '}
          <Link to="/docs/security-shields/shields-intro">where each one sits</Link> in your traffic.
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

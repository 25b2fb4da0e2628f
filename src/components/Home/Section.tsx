import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

import styles from './styles.module.css';

interface Props {
  id: string;
  title: string;
  /** Stands below the title. */
  intro: ReactNode;
  children: ReactNode;
}

/** A part of the home page: its title on the left of the plumb line, its content on the right. */
export default function Section({ id, title, intro, children }: Props): ReactNode {
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

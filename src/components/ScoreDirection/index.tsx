import type { ReactNode } from 'react';

import type { ScoreDirectionProps } from '@site/plugins/api-facts/props';

import styles from './styles.module.css';

/** The line of a metric page that says which direction is good. */
export default function ScoreDirection({ mark, verdict, scale }: ScoreDirectionProps): ReactNode {
  return (
    <p className={styles.direction}>
      <span aria-hidden="true" className={styles.mark}>
        {mark}
      </span>
      <span>
        <strong>{verdict}</strong> {scale}
      </span>
    </p>
  );
}

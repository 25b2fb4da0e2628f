import type { ReactNode } from 'react';

import type { ScoreDirectionProps } from '@site/site/plugins/api/props/scoreScales';

import styles from './styles.module.css';

/** The line on a metric page that states which direction is good. */
export default function ScoreDirection({ mark, verdict, scale }: ScoreDirectionProps): ReactNode {
  return (
    <p className={`frame cluster ${styles.direction}`}>
      <span aria-hidden="true" className={styles.mark}>
        {mark}
      </span>
      <span>
        <strong>{verdict}</strong>
        {scale && ` ${scale}`}
      </span>
    </p>
  );
}

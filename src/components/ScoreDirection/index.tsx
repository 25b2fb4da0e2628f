import type { ReactNode } from 'react';

import type { Direction } from '@site/plugins/front-matter/schemas';

import styles from './styles.module.css';

const WORDS: Record<Direction, { mark: string; verdict: string; scale: string }> = {
  higher: { mark: '↑', verdict: 'Higher is better.', scale: 'The score runs from 0 to 100.' },
  lower: { mark: '↓', verdict: 'Lower is better.', scale: 'The score runs from 0 to 100.' },
  ease: { mark: '↑', verdict: 'Higher is easier to read.', scale: 'The score is a reading ease and can pass 100.' },
  target: { mark: '↕', verdict: 'Neither: choose your target.', scale: 'No end of the scale is good by itself.' },
  findings: { mark: '↓', verdict: 'Fewer findings are better.', scale: 'There is no score.' },
  estimate: { mark: '↓', verdict: 'Lower is better.', scale: 'The result is an estimate, not a 0 to 100 score.' },
};

/** The line of a metric page that says which direction is good. */
export default function ScoreDirection({ value }: { value: Direction }): ReactNode {
  const { mark, verdict, scale } = WORDS[value];
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

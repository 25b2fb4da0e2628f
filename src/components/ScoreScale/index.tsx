import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

import type { ScoreBand, ScoreMark, ScoreScaleProps } from '@site/plugins/api/props/types';

import styles from './styles.module.css';

function percent(value: number, top: number): string {
  return `${((Math.min(value, top) / top) * 100).toFixed(2)}%`;
}

/** Minimum distance of two pins in one row, in percent of the scale: the width of a pin's number. */
const LABEL_WIDTH = 14;

/** Height of a row of pins in em. */
const ROW_HEIGHT = 1.3;

/** Returns the row of each pin, 0 at the bottom and 1 above it. Pins that would overlap alternate. */
function pinRows(marks: readonly ScoreMark[], top: number): number[] {
  const rows: number[] = [];
  marks.forEach(({ value }, index) => {
    const gap = ((value - (marks[index - 1]?.value ?? -Infinity)) / top) * 100;
    rows.push(gap < LABEL_WIDTH ? 1 - (rows[index - 1] ?? 0) : 0);
  });
  return rows;
}

function Pins({ marks, top }: { marks: readonly ScoreMark[]; top: number }): ReactNode {
  if (marks.length === 0) return null;
  const rows = pinRows(marks, top);
  const height = Math.max(...rows);
  return (
    <svg className={clsx(styles.pins, height > 0 && styles.high)} aria-hidden="true">
      {marks.map(({ value, summary }, index) => {
        const at = percent(value, top);
        const isRight = value > top / 2;
        const y = (height - (rows[index] ?? 0)) * ROW_HEIGHT;
        return (
          <g key={summary}>
            <line x1={at} x2={at} y1={`${y}em`} y2="100%" />
            <text x={at} y={`${y + 0.8}em`} dx={isRight ? '-0.4em' : '0.4em'} textAnchor={isRight ? 'end' : 'start'}>
              {value}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Bands({ bands, top }: { bands: readonly ScoreBand[]; top: number }): ReactNode {
  return (
    <ul className={styles.bands}>
      {bands.map(({ from, to, range, verdict, kind }) => (
        <li
          key={range}
          className={clsx(styles.band, styles[kind])}
          style={{ '--share': percent(to - from, top) } as CSSProperties}
        >
          <strong>{verdict}</strong>
          <span className={styles.range}>{range}</span>
        </li>
      ))}
    </ul>
  );
}

function Ends({ low, high }: { low: string; high: string }): ReactNode {
  return (
    <div className={styles.ends}>
      <span>
        near 0: <strong>{low}</strong>
      </span>
      <span>
        near 100: <strong>{high}</strong>
      </span>
    </div>
  );
}

function Marks({ marks }: { marks: readonly ScoreMark[] }): ReactNode {
  return (
    <>
      <p className={styles.title}>Scores of the examples</p>
      <ul className={styles.list}>
        {marks.map(({ value, summary }) => (
          <li key={summary}>
            <span className={styles.value}>{value}</span> <span>{summary}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The scale of a score with its bands, and on it the scores of the documented examples. */
export default function ScoreScale({ top, bands, ends, marks, note }: ScoreScaleProps): ReactNode {
  return (
    <div className={styles.scale} data-search="skip">
      <div className={styles.drawing}>
        <Pins marks={marks} top={top} />
        {ends && <div className={styles.axis} />}
        {bands.length > 0 && <Bands bands={bands} top={top} />}
        {ends && <Ends {...ends} />}
      </div>
      {marks.length > 0 && <Marks marks={marks} />}
      <p className={styles.note}>{note}</p>
    </div>
  );
}

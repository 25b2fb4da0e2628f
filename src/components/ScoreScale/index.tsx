import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

import type { ScoreMark, ScoreScaleProps } from '@site/plugins/api/props/scoreProps';
import type { ScoreBand } from '@site/plugins/api/props/scoreScales';

import styles from './styles.module.css';

function share(value: number, top: number): number {
  return (Math.min(value, top) / top) * 100;
}

function toPercent(value: number): string {
  return `${value.toFixed(2)}%`;
}

/** Height of a row of numbers in em. Each number has a row, the lowest score at the bottom, so that none covers another. */
const ROW_HEIGHT = 1.3;

function Pins({ marks, top }: { marks: readonly ScoreMark[]; top: number }): ReactNode {
  if (marks.length === 0) return null;
  return (
    <svg className={styles.pins} style={{ '--rows': marks.length - 1 } as CSSProperties} aria-hidden="true">
      {marks.map(({ summary, value }) => (
        <g key={summary}>
          <line x1={toPercent(share(value, top))} x2={toPercent(share(value, top))} y2="100%" />
          <svg x={toPercent(share(value, top))} y="100%" overflow="visible">
            <path className={styles.bob} d="M-4-11h8L0 0z" />
          </svg>
        </g>
      ))}
      {[...marks].reverse().map(({ summary, value }, row) => {
        const at = share(value, top);
        const side = at > 50 ? { dx: '-0.4em', textAnchor: 'end' as const } : { dx: '0.4em' };
        return (
          <text key={summary} x={toPercent(at)} y={`${row * ROW_HEIGHT + 0.8}em`} {...side}>
            {value}
          </text>
        );
      })}
    </svg>
  );
}

function Bands({ bands, top }: { bands: readonly ScoreBand[]; top: number }): ReactNode {
  return (
    <ul className={`clean-list margin-bottom--none ${styles.bands}`}>
      {bands.map(({ from, to, range, verdict, kind }) => (
        <li
          key={range}
          className={clsx(styles.band, styles[kind])}
          style={{ flexBasis: toPercent(share(to - from, top)), borderTopColor: `var(--site-color-${kind})` }}
        >
          <strong>{verdict}</strong>
          <span className="muted">{range}</span>
        </li>
      ))}
    </ul>
  );
}

function Marks({ marks }: { marks: readonly ScoreMark[] }): ReactNode {
  return (
    <>
      <p className="muted margin-top--sm margin-bottom--none">Scores of the examples</p>
      <ul className="clean-list margin-bottom--none">
        {marks.map(({ value, summary }) => (
          <li key={summary} className="muted">
            <strong>{value}</strong> {summary}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The scale of a score with its bands or the meaning of its ends, and on it the scores of the documented examples. */
export default function ScoreScale({ top, bands, marks, title, note }: ScoreScaleProps): ReactNode {
  return (
    <div className={`frame ${styles.scale}`} data-search="skip">
      {title && <p className="text--semibold margin-bottom--sm">{title}</p>}
      <div>
        <Pins marks={marks} top={top} />
        <Bands bands={bands} top={top} />
      </div>
      {marks.length > 0 && <Marks marks={marks} />}
      {note && <p className="muted margin-top--sm margin-bottom--none">{note}</p>}
    </div>
  );
}

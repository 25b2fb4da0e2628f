import type { ReactNode } from 'react';

import type { Reading } from '@site/plugins/home-page/facts';

import styles from './styles.module.css';

/** Where the rule lies, in pixels from the top of the drawing at the usual size of text. */
const RULE = 134;

/** The drawing grows with the reader's text, or its words would lie on each other. */
function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

/** A bob whose tip is at 0, 34 pixels below its neck. */
const BOB = 'M-2-34h4v5q6 1 6 6L0 0l-8-23q0-5 6-6z';

/** All that the drawing says. */
function alternative({ metric, score, top, bands }: Reading): string {
  const ranges = bands.map(({ range, verdict }) => `${range}: ${verdict.toLowerCase()}`).join('; ');
  return `A plumb line over a scale from 0 to ${top}. It hangs at ${score}, a score of ${metric}. The bands: ${ranges}.`;
}

/**
 * Marks of the rule, as dashes of one line: `pathLength` makes a unit of a dash a hundredth of the width, so the drawing
 * follows the width of its column while its words keep their size. Half a dash is cut off at each end.
 */
function Marks({ every, height }: { every: number; height: number }): ReactNode {
  const y = RULE + 2 + height / 2;
  return (
    <line
      x2="100%"
      y1={rem(y)}
      y2={rem(y)}
      stroke="currentColor"
      strokeWidth={height}
      pathLength={100}
      strokeDasharray={`0.2 ${every - 0.2}`}
      strokeDashoffset={0.1}
    />
  );
}

/** A plumb line over the scale: the bob hangs at the score of the first call, above the bands that it is read by. */
export default function Instrument({ reading }: { reading: Reading }): ReactNode {
  const { metric, score, top, bands } = reading;
  const at = (value: number) => `${(value / top) * 100}%`;
  const edges = [...new Set(bands.flatMap(({ from, to }) => [from, to]))];
  const anchorOf = (value: number) => (value === 0 ? 'start' : value === top ? 'end' : 'middle');
  const holds = (from: number, to: number) => score >= from && (score < to || to === top);
  const side = score > top / 2 ? { textAnchor: 'end' as const, dx: -16 } : { dx: 16 };
  return (
    <svg className={styles.instrument} role="img" aria-label={alternative(reading)} fill="currentColor">
      <line x1={at(score)} x2={at(score)} y2={rem(RULE - 30)} stroke="currentColor" />
      <svg x={at(score)} y={rem(RULE)} overflow="visible">
        <path d={BOB} fill="var(--site-color-brass)" />
      </svg>
      <text x={at(score)} y={rem(48)} {...side} className={styles.quiet}>
        {metric}
      </text>
      <text x={at(score)} y={rem(92)} {...side} className={styles.score}>
        {score}
      </text>
      <Marks every={2} height={6} />
      <Marks every={10} height={12} />
      {edges.map((edge) => (
        <text key={edge} x={at(edge)} y={rem(RULE + 32)} textAnchor={anchorOf(edge)} className={styles.quiet}>
          {edge}
        </text>
      ))}
      {bands.map(({ from, to, kind, verdict }) => (
        <g key={kind}>
          <line
            x1={at(from)}
            x2={at(to)}
            y1={rem(RULE + 44)}
            y2={rem(RULE + 44)}
            stroke={`var(--site-color-${kind})`}
            strokeWidth={4}
          />
          <text
            x={at((from + to) / 2)}
            y={rem(RULE + 66)}
            textAnchor="middle"
            className={styles.quiet}
            fontWeight={holds(from, to) ? 600 : undefined}
          >
            {verdict}
          </text>
        </g>
      ))}
    </svg>
  );
}

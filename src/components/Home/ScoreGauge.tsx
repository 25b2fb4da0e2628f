import type { ReactNode, SVGProps } from 'react';

import type { Reading } from '@site/plugins/pages/home/props';

import styles from './styles.module.css';

/** Distance of the scale from the top of the drawing, in pixels at the default text size. */
const SCALE_Y = 134;

/**
 * Converts pixels to em of the drawing, so that it grows with the text size and its labels never overlap. Attributes in rem
 * are 0 in WebKit.
 */
function em(pixels: number): string {
  return `${pixels / 16}em`;
}

/** Places text, whose own em differs from that of the drawing. */
function Label({ x, y, ...props }: SVGProps<SVGTextElement> & { x: string; y: number }): ReactNode {
  return (
    <svg x={x} y={em(y)} overflow="visible">
      <text {...props} />
    </svg>
  );
}

/** Path of the bob. Its tip is at the origin, 34 pixels below its neck. */
const BOB = 'M-2-34h4v5q6 1 6 6L0 0l-8-23q0-5 6-6z';

/** Returns the text alternative of the drawing. */
function describe({ metric, score, top, bands }: Reading): string {
  const ranges = bands.map(({ range, verdict }) => `${range}: ${verdict.toLowerCase()}`).join('; ');
  return `A plumb line over a scale from 0 to ${top}. It hangs at ${score}, a score of ${metric}. The bands: ${ranges}.`;
}

/**
 * Ticks of the scale, drawn as the dashes of one line. With `pathLength`, a dash length of 1 is a hundredth of the
 * line, so the ticks follow the column width while the labels keep their size. The first and last tick are cut in half.
 */
function Ticks({ every, height }: { every: number; height: number }): ReactNode {
  const y = SCALE_Y + 2 + height / 2;
  return (
    <line
      x2="100%"
      y1={em(y)}
      y2={em(y)}
      stroke="currentColor"
      strokeWidth={height}
      pathLength={100}
      strokeDasharray={`0.2 ${every - 0.2}`}
      strokeDashoffset={0.1}
    />
  );
}

/** A gauge: a plumb line that hangs at the score of the first call, above a scale with the bands. */
export default function ScoreGauge({ reading }: { reading: Reading }): ReactNode {
  const { metric, score, top, bands } = reading;
  const at = (value: number) => `${(value / top) * 100}%`;
  const edges = [...new Set(bands.flatMap(({ from, to }) => [from, to]))];
  const anchorOf = (value: number) => (value === 0 ? 'start' : value === top ? 'end' : 'middle');
  const containsScore = (from: number, to: number) => score >= from && (score < to || to === top);
  const side = score > top / 2 ? { textAnchor: 'end' as const, dx: -16 } : { dx: 16 };
  return (
    <svg className={styles.instrument} role="img" aria-label={describe(reading)} fill="currentColor">
      <line x1={at(score)} x2={at(score)} y2={em(SCALE_Y - 30)} stroke="currentColor" />
      <svg x={at(score)} y={em(SCALE_Y)} overflow="visible">
        <path d={BOB} fill="var(--site-color-brass)" />
      </svg>
      <Label x={at(score)} y={48} {...side} className={styles.quiet}>
        {metric}
      </Label>
      <Label x={at(score)} y={92} {...side} className={styles.score}>
        {score}
      </Label>
      <Ticks every={2} height={6} />
      <Ticks every={10} height={12} />
      {edges.map((edge) => (
        <Label key={edge} x={at(edge)} y={SCALE_Y + 32} textAnchor={anchorOf(edge)} className={styles.quiet}>
          {edge}
        </Label>
      ))}
      {bands.map(({ from, to, kind, verdict }) => (
        <g key={kind}>
          <line
            x1={at(from)}
            x2={at(to)}
            y1={em(SCALE_Y + 44)}
            y2={em(SCALE_Y + 44)}
            stroke={`var(--site-color-${kind})`}
            strokeWidth={4}
          />
          <Label
            x={at((from + to) / 2)}
            y={SCALE_Y + 66}
            textAnchor="middle"
            className={styles.quiet}
            fontWeight={containsScore(from, to) ? 600 : undefined}
          >
            {verdict}
          </Label>
        </g>
      ))}
    </svg>
  );
}

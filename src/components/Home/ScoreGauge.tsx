import type { ReactNode, SVGProps } from 'react';

import type { ScoreGaugeProps } from '@site/site/plugins/api/props/scoreProps';

import styles from './styles.module.css';

/** Distance of the scale from the top of the drawing, in pixels at the default text size. */
const SCALE_Y = 134;

/**
 * Converts pixels below the scale to em of the drawing, so that it grows with the text size and its labels never overlap.
 * Attributes in rem are 0 in WebKit.
 */
function below(pixels: number): string {
  return `${(SCALE_Y + pixels) / 16}em`;
}

function at(value: number, top: number): string {
  return `${(value / top) * 100}%`;
}

/** Places text, whose own em differs from that of the drawing. */
function Label({ x, y, ...props }: SVGProps<SVGTextElement> & { x: string; y: number }): ReactNode {
  return (
    <svg x={x} y={below(y)} overflow="visible">
      <text className={styles.quiet} {...props} />
    </svg>
  );
}

/** A horizontal line. With `pathLength`, its dashes follow the column width while labels keep their size. */
function Line({ y, ...props }: SVGProps<SVGLineElement> & { y: number }): ReactNode {
  return <line x2="100%" y1={below(y)} y2={below(y)} stroke="currentColor" pathLength={100} {...props} />;
}

/** The bands below the scale. The one with the score is bold. */
function Bands({ bands, score, top }: ScoreGaugeProps): ReactNode {
  return bands.map(({ from, to, kind, verdict }) => {
    const hasScore = score >= from && (score < to || to === top);
    return (
      <g key={kind}>
        <Line x1={at(from, top)} x2={at(to, top)} y={44} stroke={`var(--site-color-${kind})`} strokeWidth={4} />
        <Label x={at((from + to) / 2, top)} y={66} textAnchor="middle" fontWeight={hasScore ? 600 : undefined}>
          {verdict}
        </Label>
      </g>
    );
  });
}

/** A plumb line that hangs at the score of an example, above a scale with the bands. The children end its caption. */
export default function ScoreGauge(props: ScoreGaugeProps & { children: ReactNode }): ReactNode {
  const { metric, text, score, top, bands, verdict, children } = props;
  const ranges = bands.map((band) => `${band.range}: ${band.verdict.toLowerCase()}`).join('; ');
  const label = `A plumb line over a scale from 0 to ${top}. It hangs at ${score}, a score of ${metric}. The bands: ${ranges}.`;
  const edges = [...new Set(bands.flatMap(({ from, to }) => [from, to]))];
  const anchor = (edge: number) => (edge === 0 ? 'start' : edge === top ? 'end' : 'middle');
  const side = score > top / 2 ? { textAnchor: 'end' as const, dx: -16 } : { dx: 16 };
  return (
    <figure className={styles.figure}>
      <svg className={styles.instrument} role="img" aria-label={label} fill="currentColor">
        <line x1={at(score, top)} x2={at(score, top)} y2={below(-30)} stroke="currentColor" />
        <svg x={at(score, top)} y={below(0)} overflow="visible">
          <path d="M-2-34h4v5q6 1 6 6L0 0l-8-23q0-5 6-6z" fill="var(--site-color-brass)" />
        </svg>
        <Label x={at(score, top)} y={-86} {...side}>
          {metric}
        </Label>
        <Label x={at(score, top)} y={-42} {...side} className={styles.score}>
          {score}
        </Label>
        {/* Ticks are dashes. The first and the last one are cut in half. */}
        <Line y={5} strokeWidth={6} strokeDasharray="0.2 1.8" strokeDashoffset={0.1} />
        <Line y={8} strokeWidth={12} strokeDasharray="0.2 9.8" strokeDashoffset={0.1} />
        {edges.map((edge) => (
          <Label key={edge} x={at(edge, top)} y={32} textAnchor={anchor(edge)}>
            {edge}
          </Label>
        ))}
        <Bands {...props} />
      </svg>
      <figcaption className={styles.quiet}>
        In this example, {metric} scores the answer &ldquo;{text}&rdquo; at {score}. {verdict} {children}
      </figcaption>
    </figure>
  );
}

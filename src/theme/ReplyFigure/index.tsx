// Change: draws the score of a reply, its parts, and findings in the submitted text.
import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { Bar, Segment, StatementView } from '@site/site/plugins/api/props/replyView';
import type { ReplyFigureProps } from '@site/site/plugins/api/props/scoreProps';

import styles from './styles.module.css';

interface BarsProps {
  title: string;
  bars: readonly Bar[];
  /** Value at the right end of a bar. */
  top?: number;
}

function ScoreBar({ name, value, top = 100 }: Bar & Pick<BarsProps, 'top'>): ReactNode {
  const share = (Math.min(top, Math.max(0, value)) / top) * 100;
  return (
    <li className={styles.bar}>
      <span className={styles.name}>{name}</span>
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.fill} width={`${share.toFixed(2)}%`} height="100%" />
      </svg>
      <span className={styles.value}>{value}</span>
    </li>
  );
}

function Bars({ title, bars, top }: BarsProps): ReactNode {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <ul className={`clean-list ${styles.bars}`}>
        {bars.map((bar) => (
          <ScoreBar key={bar.name} {...bar} top={top} />
        ))}
      </ul>
    </>
  );
}

/** Findings that need no action. */
const HARMLESS = new Set(['Safe']);

function AnnotatedText({ segments }: { segments: readonly Segment[] }): ReactNode {
  return (
    <p className={styles.text}>
      {segments.map(({ text, mark }, index) =>
        mark === undefined ? (
          text
        ) : (
          <mark key={index} className={clsx(styles.mark, HARMLESS.has(mark) && styles.sound)}>
            {text} <span className={styles.label}>{mark}</span>
          </mark>
        ),
      )}
    </p>
  );
}

function Statement({ statement, label, probability, citation }: StatementView): ReactNode {
  return (
    <li>
      <strong>{label}</strong>
      {probability !== undefined && ` (probability ${probability})`}: {statement}
      {citation && (
        <p className={styles.citation}>
          Checked against <code>{citation.source}</code>: “{citation.text}”
        </p>
      )}
    </li>
  );
}

/**
 * A visual summary of a reply: the score, its parts, and findings as marks in the submitted text. It says nothing that the JSON
 * below it does not have.
 */
export default function ReplyFigure({ view, scale }: ReplyFigureProps): ReactNode {
  if (!view) return null;
  const title = scale ? `Score (${scale.phrase})` : 'Score';
  const { score, question, groups, markedTitle, marked, statements } = view;
  return (
    <div className={styles.view} data-search="skip" data-markdown="skip">
      {score !== undefined && <Bars title={title} bars={[{ name: 'overall', value: score }]} top={scale?.top} />}
      {groups.map((group) => (
        <Bars key={group.title} {...group} />
      ))}
      {question !== undefined && (
        <>
          <p className={styles.title}>Question that the response seems to answer</p>
          <p className={styles.text}>{question}</p>
        </>
      )}
      {marked.length > 0 && (
        <>
          <p className={styles.title}>{markedTitle}</p>
          <AnnotatedText segments={marked} />
        </>
      )}
      {statements.length > 0 && (
        <ol className={styles.statements}>
          {statements.map((statement) => (
            <Statement key={statement.statement} {...statement} />
          ))}
        </ol>
      )}
    </div>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { Bar, ReplyFigureProps, ReplyView as View, Segment, StatementView } from '@site/plugins/api/props/types';

import styles from './styles.module.css';

/** Default value at the right end of a bar. */
const FULL_SCALE = 100;

function ScoreBar({ name, value, top = FULL_SCALE }: Bar & { top?: number }): ReactNode {
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

function Bars({ title, bars }: { title: string; bars: readonly Bar[] }): ReactNode {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <ul className={`clean-list ${styles.bars}`}>
        {bars.map((bar) => (
          <ScoreBar key={bar.name} {...bar} />
        ))}
      </ul>
    </>
  );
}

function Score({ value, scale }: { value: number; scale: ReplyFigureProps['scale'] }): ReactNode {
  return (
    <>
      <p className={styles.title}>Score{scale && ` (${scale.phrase})`}</p>
      <ul className={`clean-list ${styles.bars}`}>
        <ScoreBar name="overall" value={value} top={scale?.top} />
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
export default function ReplyView({ view, scale }: { view: View; scale?: ReplyFigureProps['scale'] }): ReactNode {
  const { score, question, groups, markedTitle, marked, statements } = view;
  return (
    <div className={styles.view} data-search="skip" data-markdown="skip">
      {score !== undefined && <Score value={score} scale={scale} />}
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

// Change: draws the score of a response, its parts, and findings in the submitted text.
import type { ReactNode } from 'react';

import type { Bar, BarGroup, Segment, StatementView } from '@site/plugins/api/props/responseView';
import type { ResponseFigureProps } from '@site/plugins/api/props/scoreProps';

import styles from './styles.module.css';

function ScoreBar({ name, value, top }: Bar & Pick<BarGroup, 'top'>): ReactNode {
  const share = (Math.min(top, Math.max(0, value)) / top) * 100;
  return (
    <li className={styles.bar}>
      <span>{name}</span>
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.fill} width={`${share.toFixed(2)}%`} height="100%" />
      </svg>
      <b className={styles.value}>{value}</b>
    </li>
  );
}

function Bars({ title, bars, top }: BarGroup): ReactNode {
  return (
    <>
      <p className={`muted margin-bottom--xs ${styles.title}`}>{title}</p>
      <ul className="clean-list margin-bottom--none">
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
    <p className="margin-bottom--none">
      {segments.map(({ text, mark }, index) =>
        mark === undefined ? (
          text
        ) : (
          <mark key={index} className={HARMLESS.has(mark) ? styles.sound : undefined}>
            {text} <b className={styles.label}>{mark}</b>
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
        <p className="muted margin-bottom--none">
          Checked against <code>{citation.source}</code>: “{citation.text}”
        </p>
      )}
    </li>
  );
}

/**
 * A visual summary of a response: the score, its parts, and findings as marks in the submitted text. It says nothing that the JSON
 * below it does not have.
 */
export default function ResponseFigure({ view }: ResponseFigureProps): ReactNode {
  if (!view) return null;
  const { question, groups, markedTitle, marked, statements } = view;
  return (
    <div className={`frame margin-bottom--md ${styles.view}`} data-search="skip" data-markdown="skip">
      {groups.map((group) => (
        <Bars key={group.title} {...group} />
      ))}
      {question !== undefined && (
        <>
          <p className={`muted margin-bottom--xs ${styles.title}`}>Question that the response seems to answer</p>
          <p className="margin-bottom--none">{question}</p>
        </>
      )}
      {marked.length > 0 && (
        <>
          <p className={`muted margin-bottom--xs ${styles.title}`}>{markedTitle}</p>
          <AnnotatedText segments={marked} />
        </>
      )}
      {statements.length > 0 && (
        <ol className="margin-top--sm margin-bottom--none">
          {statements.map((statement) => (
            <Statement key={statement.statement} {...statement} />
          ))}
        </ol>
      )}
    </div>
  );
}

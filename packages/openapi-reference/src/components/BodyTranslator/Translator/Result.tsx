import { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import { useId, useState, type ReactNode } from 'react';

import { useDebounced, WithCode } from '@api-docs/ui';
import { answerHint, readAnswer, whyImpossible, type Migration, type Question } from '@api-docs/body-translator';

import type { Json } from '../../../validators/types';
import Sample from '../../RequestBuilder/Sample';
import SiteHtml from '../../SiteHtml';
import Changes from './Changes';
import styles from './styles.module.css';
import { MESSAGE_DELAY, type TextReading } from './useTranslation';

function NoSuccessor({ migration }: { migration: Migration }): ReactNode {
  // Without a successor, the note of the table says that there is none.
  const text =
    migration.refused === undefined
      ? (migration.note ?? whyImpossible(migration))
      : `${migration.refused} ${migration.note ?? ''}`;
  return (
    <p>
      <WithCode>{text}</WithCode>
    </p>
  );
}

/** Called with undefined if the text is empty or wrong. */
export type Answer = (question: Question, value: Json | undefined) => void;

/** Asks for a value that the current call needs and the legacy body does not have. */
function QuestionField({ question, answer }: { question: Question; answer: Answer }): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { field, reason } = question;
  const { problem } = readAnswer(field, useDebounced(typed, MESSAGE_DELAY));
  const hint = answerHint(field);
  const isLong = field.types.every((type) => type === 'object' || type === 'array');
  const Control = isLong ? 'textarea' : 'input';
  return (
    <div className={styles.question}>
      <label htmlFor={id} className="text--semibold">
        <code>{field.path}</code> <span className="muted text--normal">{field.type}</span>
      </label>
      <div id={`${id}-about`}>
        <p>
          <WithCode>{reason}</WithCode>
        </p>
        <SiteHtml as="div" html={field.html} />
        {hint !== undefined && <p>{hint}</p>}
      </div>
      <Control
        id={id}
        value={typed}
        spellCheck={false}
        aria-describedby={`${id}-about ${id}-problem`}
        aria-invalid={problem !== undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          answer(question, readAnswer(field, target.value).value);
        }}
      />
      <p id={`${id}-problem`} role="alert" className={styles.message}>
        {problem !== undefined && <WithCode>{problem}</WithCode>}
      </p>
    </div>
  );
}

/** The call of the current API with what is asked about it, or why there is none. */
export default function Result({ reading, answer }: { reading: TextReading; answer: Answer }): ReactNode {
  const { migration, read, translation, questions, problems = [] } = reading;
  if (!migration || !read) return null;
  if (!migration.successor || !translation) return <NoSuccessor migration={migration} />;
  const { operation, to } = migration.successor;
  return (
    <>
      <p className="margin-bottom--sm text--semibold">{translate({ message: 'Current call' })}</p>
      <p>
        <Link to={to}>
          <code>
            {operation.method} {operation.path}
          </code>
        </Link>
        {migration.note && (
          <>
            . <WithCode>{migration.note}</WithCode>
          </>
        )}
      </p>
      {/* Answered questions stay. */}
      {questions.map((question) => (
        <QuestionField key={question.pointer} question={question} answer={answer} />
      ))}
      {/* What a question asks for is missing in the body, too. */}
      {translation.questions.length === 0 && problems.length > 0 && (
        <ul>
          {problems.map(({ key, text }) => (
            <li key={key + text}>
              <WithCode>{text}</WithCode>
            </li>
          ))}
        </ul>
      )}
      <Sample operation={operation} values={{ parameters: {}, body: translation.body }} />
      <p className="margin-bottom--sm text--semibold">{translate({ message: 'What changed' })}</p>
      <Changes lines={translation.lines} leftOut={read.leftOut} />
    </>
  );
}

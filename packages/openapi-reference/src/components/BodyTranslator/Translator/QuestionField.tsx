import { useId, useState, type ReactNode } from 'react';

import WithCode from '@api-docs/ui/WithCode';
import { useDebounced } from '@api-docs/ui/useDebounced';
import { answerHint, readAnswer } from '@api-docs/body-translator/readAnswer';
import type { Question } from '@api-docs/body-translator/types';

import type { Json } from '../../../validators/types';
import styles from './styles.module.css';
import { MESSAGE_DELAY } from './useTranslation';

/** Called with undefined if the text is empty or wrong. */
export type Answer = (question: Question, value: Json | undefined) => void;

/** Asks for a value that the current call needs and the legacy body does not have. */
export default function QuestionField({ question, answer }: { question: Question; answer: Answer }): ReactNode {
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
        {/* The build renders descriptions of the OpenAPI file to HTML. */}
        <div dangerouslySetInnerHTML={{ __html: field.html }} />
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

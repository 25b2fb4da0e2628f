import { translate } from '@docusaurus/Translate';
import { useDeferredValue, useId, useState, type ReactNode } from 'react';

import { useDebounced, WithCode } from '@api-docs/ui';
import { describeProblem, type Answers, type Migration } from '@api-docs/body-translator';

import Result, { type Answer } from './Result';
import styles from './styles.module.css';
import { MESSAGE_DELAY, useTranslation, type TextReading } from './useTranslation';

/** Loads all migrations of a reference, which `writeMigrations` writes, in the order of the OpenAPI file. */
export async function loadMigrations(reference: string): Promise<readonly Migration[]> {
  const module: unknown = await import(`@openapi-reference/${reference}/migrations.mjs`);
  return (module as { migrations: Migration[] }).migrations;
}

interface Props {
  /** Id of the migration of the page; empty for the one that the text fits. */
  migration: string;
  open: boolean;
  /** Of all migrations. */
  migrations: readonly Migration[];
  /** Id of the reference. */
  reference: string;
}

function nameOf({ method = 'POST', path, title }: Migration): string {
  return `${title}: ${path === undefined ? translate({ message: 'body without a path' }) : `${method} ${path}`}`;
}

/** Buttons for migrations that the text fits, too. */
function Others({ migrations, choose }: Pick<Props, 'migrations'> & { choose: (id: string) => void }): ReactNode {
  if (migrations.length === 0) return null;
  return (
    <p className="cluster">
      {migrations.map((migration) => (
        <button
          key={migration.id}
          type="button"
          className="button button--sm button--secondary"
          onClick={() => choose(migration.id)}
        >
          {translate({ message: 'Use {name}' }, { name: nameOf(migration) })}
        </button>
      ))}
    </p>
  );
}

/** Buttons that insert the examples of a migration; until one is chosen or recognized, those of the first with a successor. */
function Examples({
  migrations,
  migration = migrations.find(({ successor, examples }) => successor && examples.length > 0),
  write,
}: Pick<Props, 'migrations'> & { migration: Migration | undefined; write: (text: string) => void }): ReactNode {
  return (
    <p className="cluster">
      {migration?.examples.map((example) => (
        <button
          key={example.key}
          type="button"
          className="button button--sm button--secondary"
          onClick={() => write(JSON.stringify(example.value, null, 2))}
        >
          {translate({ message: 'Insert the example “{name}”' }, { name: example.summary })}
        </button>
      ))}
    </p>
  );
}

/** Says what cannot be read or recognized, with the place in the text. */
function messageOf({ problem, recognition, isUnchecked }: TextReading): string {
  const text = problem ? describeProblem(problem) : (recognition?.message ?? '');
  const unchecked = translate({
    message: 'The new body is not checked, because its schema did not load. Reload the page to try again.',
  });
  return isUnchecked ? `${text} ${unchecked}` : text;
}

function summaryOf({ translation, problems }: TextReading): string {
  if (!translation) return '';
  const { length: missing } = translation.questions;
  if (missing === 1) return translate({ message: 'Almost done: 1 value is missing.' });
  if (missing > 1) return translate({ message: 'Almost done: {count} values are missing.' }, { count: missing });
  if (!problems) return '';
  if (problems.length === 0) return translate({ message: 'The new body is valid.' });
  return problems.length === 1
    ? translate({ message: 'The new body has 1 problem.' })
    : translate({ message: 'The new body has {count} problems.' }, { count: problems.length });
}

/** The text, the chosen migration, and the answers to questions, which belong to both. */
function useInput(initial: string) {
  const [input, setInput] = useState({ text: '', chosen: initial, answers: {} as Answers });
  const answer: Answer = ({ pointer }, value) => {
    setInput((known) => ({ ...known, answers: { ...known.answers, [pointer]: value } }));
  };
  return {
    ...input,
    choose: (chosen: string) => setInput(({ text }) => ({ text, chosen, answers: {} })),
    write: (text: string) => setInput(({ chosen }) => ({ text, chosen, answers: {} })),
    answer,
  };
}

/** Returns a text once it has not changed for a while, until then an empty one: no message is about an older text. */
function useSettled(text: string): string {
  const settled = useDebounced(text, MESSAGE_DELAY);
  return settled === text ? text : '';
}

/** The body translator: a text field, the call of the current API, and the reason for each change. */
export default function Translator({ migration: initial, open, migrations, reference }: Props): ReactNode {
  const id = useId();
  const { text, chosen, answers, choose, write, answer } = useInput(initial);
  const reading = useTranslation({ migrations, reference }, useDeferredValue(text), chosen, answers);
  const message = useSettled(messageOf(reading));
  const isInvalid = useSettled(reading.problem ? 'invalid' : '') !== '';
  return (
    <div className="with-js inputs frame margin-bottom--md" hidden={!open} data-markdown="skip">
      <div className={`cluster margin-bottom--md ${styles.choice}`}>
        <label htmlFor={`${id}-move`}>{translate({ message: 'Legacy call' })}</label>
        <select id={`${id}-move`} value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">{translate({ message: 'Recognize it from the text' })}</option>
          {migrations.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </div>
      <label htmlFor={`${id}-text`}>{translate({ message: 'Legacy body or cURL command' })}</label>
      <textarea
        id={`${id}-text`}
        className={styles.text}
        value={text}
        rows={10}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-describedby={`${id}-message ${id}-promise`}
        aria-invalid={isInvalid}
        onChange={({ target }) => write(target.value)}
      />
      <p id={`${id}-promise`} className="muted">
        {translate({ message: 'Nothing is sent or stored here. Leave your key out.' })}
      </p>
      <Examples migrations={migrations} migration={reading.migration} write={write} />
      <div id={`${id}-message`} role="alert" className={styles.message}>
        {message !== '' && (
          <p>
            <WithCode>{message}</WithCode>
          </p>
        )}
      </div>
      <Others migrations={migrations.filter((one) => reading.recognition?.others.includes(one.id))} choose={choose} />
      <p role="status" className={`text--semibold ${styles.status}`}>
        {useSettled(summaryOf(reading))}
      </p>
      <Result reading={reading} answer={answer} />
    </div>
  );
}

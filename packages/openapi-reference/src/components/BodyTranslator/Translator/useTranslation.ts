import { useMemo } from 'react';

import {
  isPossible,
  isProblem,
  readInput,
  recognize,
  translate,
  type Answers,
  type Migration,
} from '@api-docs/body-translator';

import { loadValidator } from '../../RequestBuilder/loadValidator';
import { useLoaded } from '../../RequestBuilder/useLoaded';
import { validateRequest } from '../../RequestBuilder/validateRequest';

/** Milliseconds without a change after which messages are shown. Who types JSON pauses longer than who types words. */
export const MESSAGE_DELAY = 1_000;

/** What the translator shows about a text. */
export type TextReading = ReturnType<typeof useTranslation>;

/**
 * Reads and translates a text.
 *
 * @param migrations of all legacy operations and bodies of the reference with the id `reference`
 * @param chosen id of the migration that the reader chose, empty for the one that the text fits
 */
export function useTranslation(
  { migrations, reference }: { migrations: readonly Migration[]; reference: string },
  text: string,
  chosen: string,
  answers: Answers,
) {
  const input = useMemo(() => (text.trim() === '' ? undefined : readInput(text)), [text]);
  /** Set if the text cannot be read. */
  const problem = input && isProblem(input) ? input : undefined;
  const read = input && !isProblem(input) ? input : undefined;
  const recognition = useMemo(
    () => read && recognize(read, migrations, chosen || undefined),
    [read, migrations, chosen],
  );
  const id = read ? recognition?.id : chosen;
  /** The migration that is chosen or recognized. */
  const migration = useMemo(() => migrations.find((one) => one.id === id), [migrations, id]);
  const successor = migration?.successor?.operation.body && `${reference}/${migration.successor.id}`;
  const { loaded, isFailed: isUnchecked } = useLoaded(successor, loadValidator);
  const validator = loaded?.name === successor ? loaded?.value : undefined;
  const possible = migration && isPossible(migration) ? migration : undefined;
  const unanswered = useMemo(() => read && possible && translate(possible, read.body), [read, possible]);
  const translation = useMemo(() => {
    const hasAnswers = Object.keys(answers).length > 0;
    return read && possible && hasAnswers ? translate(possible, read.body, answers) : unanswered;
  }, [read, possible, answers, unanswered]);
  /** What the schema of the successor says about the new body; undefined until it is validated. */
  const problems = useMemo(
    () => (translation && validator ? validateRequest(validator, translation.body).problems : undefined),
    [translation, validator],
  );
  /** All questions about the text. Those of the translation are the ones without an answer. */
  const questions = unanswered?.questions ?? [];
  return { problem, read, recognition, migration, translation, questions, problems, isUnchecked };
}

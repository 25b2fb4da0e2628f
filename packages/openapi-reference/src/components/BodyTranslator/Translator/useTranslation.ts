import { useEffect, useMemo, useState } from 'react';

import { defined } from '@api-docs/kit/defined';
import { isProblem, readInput } from '@api-docs/body-translator/readInput';
import { recognize, summarizeMove } from '@api-docs/body-translator/recognize';
import { isPossible, translate } from '@api-docs/body-translator/translate';
import type {
  InputProblem,
  Move,
  Question,
  ReadInput,
  Recognition,
  Translation,
} from '@api-docs/body-translator/types';

import { validateRequest } from '../../RequestBuilder/validateRequest';
import type { Problem } from '../../RequestBuilder/problems';
import { loadValidator } from '../../RequestBuilder/loadValidator';
import type { Json, ValidatorModule } from '../../../validators/types';

/** Loads all moves, which `writeMoves` writes, in the order of the OpenAPI file. */
export async function loadMoves(): Promise<readonly Move[]> {
  // The path is computed, because the module is missing when `npm start` compiles the page for the first time.
  const name = 'all';
  const { moves } = (await import(`@openapi-reference/moves/${name}.mjs`)) as { moves: Move[] };
  return moves;
}

/** The validator of an operation, or that it did not load. */
type Validation = { id: string } & ({ validator: ValidatorModule } | { error: unknown });

/** Loads the validator of an operation. Until it is there, the result is undefined. */
function useValidator(id: string | undefined): Validation | undefined {
  const [validation, setValidation] = useState<Validation>();
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    loadValidator(id).then(
      (validator) => isCurrent && setValidation({ id, validator }),
      (error: unknown) => isCurrent && setValidation({ id, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return validation?.id === id ? validation : undefined;
}

/** Milliseconds without a change after which messages are shown. Who types JSON pauses longer than who types words. */
export const MESSAGE_DELAY = 1_000;

/** What the translator shows about a text. */
export interface TextReading {
  /** The text cannot be read. */
  problem?: InputProblem;
  read?: ReadInput;
  recognition?: Recognition;
  /** The move that is chosen or recognized. */
  move?: Move;
  /** The new body cannot be validated, because the validator did not load. */
  isUnchecked: boolean;
  translation?: Translation;
  /** All questions about the text. Those of the translation are the ones without an answer. */
  questions: readonly Question[];
  /** What the schema of the successor says about the new body; undefined until it is validated. */
  problems?: readonly Problem[];
}

/**
 * Reads and translates a text.
 *
 * @param moves of all legacy operations and bodies
 * @param chosen id of the move that the reader chose, empty for the one that the text fits
 * @param answers values that the reader filled in, by JSON pointer in the new body
 */
export function useTranslation(
  moves: readonly Move[],
  text: string,
  chosen: string,
  answers: ReadonlyMap<string, Json>,
): TextReading {
  const input = useMemo(() => (text.trim() === '' ? undefined : readInput(text)), [text]);
  const problem = input && isProblem(input) ? input : undefined;
  const read = input && !isProblem(input) ? input : undefined;
  const summaries = useMemo(() => moves.map(summarizeMove), [moves]);
  const recognition = useMemo(() => read && recognize(read, summaries, chosen || undefined), [read, summaries, chosen]);
  const id = read ? recognition?.id : chosen;
  const move = useMemo(() => moves.find((one) => one.id === id), [moves, id]);
  const validation = useValidator(move?.successor?.operation.body && move.successor.id);
  const validator = validation && 'validator' in validation ? validation.validator : undefined;
  const unanswered = useMemo(
    () => (read && move && isPossible(move) ? translate(move, read.body) : undefined),
    [read, move],
  );
  const translation = useMemo(
    () =>
      read && move && isPossible(move) && answers.size > 0
        ? translate(move, read.body, Object.fromEntries(answers))
        : unanswered,
    [read, move, answers, unanswered],
  );
  const problems = useMemo(
    () => translation && validator && validateRequest(validator, translation.body).problems,
    [translation, validator],
  );
  const questions = unanswered?.questions ?? [];
  const isUnchecked = validation !== undefined && 'error' in validation;
  return defined<TextReading>({ problem, read, recognition, move, translation, questions, isUnchecked, problems });
}

import { useEffect, useMemo, useState } from 'react';

import type { Json, ValidatorModule } from '@site/plugins/api/validators/types';
import type { Problem } from '@site/src/components/RequestBuilder/problems';
import { validateBody } from '@site/src/components/RequestBuilder/validateBody';

import { isProblem, readInput } from '../../../../shared/translator/readInput';
import { recognize } from '../../../../shared/translator/recognize';
import { isPossible, translate } from '../../../../shared/translator/translate';
import type {
  InputProblem,
  Move,
  MoveSummary,
  ReadInput,
  Recognition,
  Translation,
} from '../../../../shared/translator/types';

/** Loads a module that `plugins/api/translations` writes. In `npm start`, the modules appear after the first compilation. */
function loadModule<Module>(name: string): Promise<Module> {
  return import(`@site/generated/moves/${name}.mjs`) as Promise<Module>;
}

/** Loads the summaries of all moves, in the order of the OpenAPI file. */
export async function loadSummaries(): Promise<readonly MoveSummary[]> {
  return (await loadModule<{ moves: MoveSummary[] }>('index')).moves;
}

/** A move, and the validator of its successor. */
interface LoadedMove {
  move: Move;
  validator?: ValidatorModule;
}

async function loadMove(id: string): Promise<LoadedMove> {
  const { move } = await loadModule<{ move: Move }>(id);
  if (!move.successor?.operation.body) return { move };
  const validator = (await import(`@site/generated/validators/${move.successor.id}.mjs`)) as ValidatorModule;
  return { move, validator };
}

/** Loads a move. Until it is there, the result is undefined. */
function useMove(id: string | undefined): { loaded?: LoadedMove; failed: boolean } {
  const [loaded, setLoaded] = useState<LoadedMove>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    loadMove(id).then(
      (found) => isCurrent && setLoaded(found),
      () => isCurrent && setFailed(id),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return { ...(loaded?.move.id === id && loaded ? { loaded } : {}), failed: id !== undefined && failed === id };
}

/** What the translator shows about a text. */
export interface Reading {
  /** The text cannot be read. */
  problem?: InputProblem;
  read?: ReadInput;
  recognition?: Recognition;
  /** The move that is chosen or recognized. */
  move?: Move;
  /** The move did not load. */
  failed: boolean;
  translation?: Translation;
  /** What the schema of the successor says about the new body. */
  problems: readonly Problem[];
}

/**
 * Reads and translates a text.
 *
 * @param summaries of all moves
 * @param chosen id of the move that the reader chose, empty for the one that the text fits
 * @param answers values that the reader filled in, by JSON pointer in the new body
 */
export function useTranslation(
  summaries: readonly MoveSummary[],
  text: string,
  chosen: string,
  answers: ReadonlyMap<string, Json>,
): Reading {
  const input = useMemo(() => (text.trim() === '' ? undefined : readInput(text)), [text]);
  const problem = input && isProblem(input) ? input : undefined;
  const read = input && !isProblem(input) ? input : undefined;
  const recognition = useMemo(() => read && recognize(read, summaries, chosen || undefined), [read, summaries, chosen]);
  const { loaded, failed } = useMove(read ? recognition?.id : chosen || undefined);
  const { move, validator } = loaded ?? {};
  const translation = useMemo(
    () => (read && move && isPossible(move) ? translate(move, read.body, Object.fromEntries(answers)) : undefined),
    [read, move, answers],
  );
  const problems = useMemo(
    () => (translation && validator ? validateBody(validator, translation.body).problems : []),
    [translation, validator],
  );
  return {
    ...(problem ? { problem } : {}),
    ...(read ? { read } : {}),
    ...(recognition ? { recognition } : {}),
    ...(move ? { move } : {}),
    ...(translation ? { translation } : {}),
    failed,
    problems,
  };
}

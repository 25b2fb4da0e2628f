import { useLayoutEffect, useMemo, useReducer, useRef } from 'react';

import type { RequestForm, RequestValidator } from '@site/plugins/request-validators/types';

import type { Builder } from './builderContext';
import { builderReducer, startFrom } from './builderState';
import { focusPlace } from './focusPlace';
import { pathKey } from './formValue';
import { hintsOf } from './hints';
import { problemsOf } from './problems';
import { readBody } from './readBody';
import { useDebounced } from './useDebounced';

/** Milliseconds without a change after which the body is validated. */
const PAUSE = 250;

function judge(form: RequestForm, validate: RequestValidator, value: Parameters<typeof readBody>[1]) {
  const reading = readBody(form.body, value);
  const errors = validate(reading.body) ? [] : (validate.errors ?? []);
  return {
    problems: problemsOf(errors, form.body, value, reading),
    hints: form.metricInputs ? hintsOf(form.metricInputs, reading) : [],
  };
}

/**
 * Keeps what an open request builder knows: what was filled in, the body that it makes, and what is to be said about it.
 *
 * @param idOfKey id of the element that stands for a place
 */
export function useBuilderState(form: RequestForm, validate: RequestValidator, idOfKey: (key: string) => string) {
  const [state, dispatch] = useReducer(builderReducer, form, (given) => startFrom(given, given.examples[0]?.key ?? ''));
  const { value, visited } = state;
  const settled = useDebounced(value, PAUSE);
  const { body } = useMemo(() => readBody(form.body, value), [form, value]);
  const { problems, hints } = useMemo(() => judge(form, validate, settled), [form, validate, settled]);

  const wanted = useRef<string>(undefined);
  // Before the browser takes the next key: the reader types on.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    focusPlace(wanted.current);
    wanted.current = undefined;
  }, [value]);

  const builder = useMemo<Builder>(
    () => ({
      dispatch,
      idOf: (path) => idOfKey(pathKey(path)),
      notesOf: (path) => {
        const key = pathKey(path);
        const problem = problems.find((found) => found.key === key);
        return {
          problem: problem?.missing && !visited.has(key) ? undefined : problem,
          hints: hints.filter((hint) => hint.key === key),
        };
      },
      focusSoon: (id) => {
        wanted.current = id;
      },
    }),
    [problems, hints, visited, idOfKey],
  );
  return { state, dispatch, body, problems, hints, builder };
}

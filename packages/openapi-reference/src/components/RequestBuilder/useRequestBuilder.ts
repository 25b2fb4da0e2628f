import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { useDebounced } from '@api-docs/ui';

import type { FormShape, RequestForm, RequestValidator } from '../../validators/types';
import { pathKey, startFrom, updateAt, type FieldValue, type FormPath } from './formValue';
import type { Problem } from './problems';
import { readForm } from './readForm';
import { validateReading, type Hint } from './validateRequest';

/** Props of the components for one value of the form. */
export interface ValueProps {
  shape: FormShape;
  value: FieldValue;
  path: FormPath;
  /** Name for screen readers. */
  label: string;
}

/** What all fields of the form share. */
export interface Builder {
  /** Changes the value at a form path. */
  change(path: FormPath, update: (old: FieldValue) => FieldValue): void;
  /** Notes that the value at a form path had the focus and lost it. */
  visit(path: FormPath): void;
  /** Returns the id of the control, or of the group of controls, at a form path. */
  idOf(path: FormPath): string;
  /** Returns the messages to show beside a control; a field that was not visited yet is not reported as missing. */
  notesOf(path: FormPath): { problem: Problem | undefined; hints: readonly Hint[] };
  /** Focuses the control with this id after the next render. */
  focusAfterRender(id: string): void;
}

/** Provided by the dialog, which has all users of {@link useBuilder} in it. */
export const BuilderContext = createContext({} as Builder);

export const useBuilder = (): Builder => useContext(BuilderContext);

/** Selectors in the order of preference: the buttons of a group only change what is in it. */
const CONTROLS = ['input, textarea, select', 'button'];

/** Focuses the element with an id or, if it is a group, its first control. */
export function focusControl(id: string): void {
  const element = document.getElementById(id);
  const [control] = CONTROLS.flatMap((selector) =>
    element?.matches(selector) ? element : (element?.querySelector<HTMLElement>(selector) ?? []),
  );
  control?.focus();
}

/**
 * Keeps the state of an open request builder, the JSON that it represents, and the problems and hints.
 *
 * @param idOfKey returns the id of the control, or of the group of controls, for the key of a form path
 */
export function useRequestBuilder(form: RequestForm, validate: RequestValidator, idOfKey: (key: string) => string) {
  /** Key of the example that the form was filled from; empty for an empty form. */
  const [example, setExample] = useState(form.examples[0]?.key ?? '');
  const [value, setValue] = useState(() => startFrom(form, example));
  /** Keys of the form paths that had the focus and lost it. */
  const [visited, setVisited] = useState<readonly string[]>([]);
  const debounced = useDebounced(value);
  const { json } = useMemo(() => readForm(form.shape, value), [form, value]);
  const { problems, hints } = useMemo(
    () => validateReading({ form, validate }, readForm(form.shape, debounced)),
    [form, validate, debounced],
  );

  const idToFocus = useRef<string>(undefined);
  // A layout effect, so that the next key press already reaches the control.
  useLayoutEffect(() => {
    if (idToFocus.current === undefined) return;
    focusControl(idToFocus.current);
    idToFocus.current = undefined;
  }, [value]);

  const builder = useMemo<Builder>(
    () => ({
      change: (path, update) => setValue((form) => updateAt(form, path, update)),
      visit: (path) => setVisited((keys) => (keys.includes(pathKey(path)) ? keys : [...keys, pathKey(path)])),
      idOf: (path) => idOfKey(pathKey(path)),
      notesOf: (path) => {
        const key = pathKey(path);
        const problem = problems.find((found) => found.key === key);
        return {
          problem: problem?.missing && !visited.includes(key) ? undefined : problem,
          hints: hints.filter((hint) => hint.key === key),
        };
      },
      focusAfterRender: (id) => {
        idToFocus.current = id;
      },
    }),
    [problems, hints, visited, idOfKey],
  );
  const start = (key: string) => {
    setExample(key);
    setValue(startFrom(form, key));
    setVisited([]);
  };
  return { example, value, start, json, problems, hints, builder };
}

import type { RequestForm } from '../../validators/types';
import { EMPTY, pathKey, updateAt, valueFromJson, type FieldValue, type FormPath } from './formValue';

/** The state of an open request builder. It is never stored or sent. */
export interface BuilderState {
  value: FieldValue;
  /** Key of the example that the form was filled from; empty for an empty form. */
  example: string;
  /** Keys of the form paths that had the focus and lost it. */
  visited: ReadonlySet<string>;
}

/** What the reader does in the form. */
export type BuilderAction =
  | { type: 'change'; path: FormPath; update: (old: FieldValue) => FieldValue }
  | { type: 'visit'; path: FormPath }
  | { type: 'start'; form: RequestForm; example: string };

/**
 * Returns the state of a form that is filled from an example.
 *
 * @param example its key; any other string gives an empty form
 */
export function startFrom(form: RequestForm, example: string): BuilderState {
  const found = form.examples.find(({ key }) => key === example);
  return {
    value: found ? valueFromJson(form.shape, found.value) : EMPTY,
    example: found ? found.key : '',
    visited: new Set(),
  };
}

/** Reducer of the request builder. */
export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  if (action.type === 'start') return startFrom(action.form, action.example);
  if (action.type === 'change') return { ...state, value: updateAt(state.value, action.path, action.update) };
  const key = pathKey(action.path);
  return state.visited.has(key) ? state : { ...state, visited: new Set([...state.visited, key]) };
}

import type { FormShape, RequestForm } from '../../validators/types';
import {
  EMPTY,
  pathKey,
  updateAt,
  valueFromJson,
  withItem,
  withoutItem,
  withVariant,
  type FieldValue,
  type FormPath,
  type Presence,
} from './formValue';

/** The state of an open request builder. It is never stored or sent. */
export interface BuilderState {
  value: FieldValue;
  /** Key of the example that the form was filled from; empty for an empty form. */
  example: string;
  /** Keys of the form paths that had the focus and lost it. */
  visited: ReadonlySet<string>;
}

/** A change that the reader makes in the form. */
export type BuilderAction =
  | { type: 'write'; path: FormPath; text: string; presence: Presence }
  | { type: 'choose'; path: FormPath; presence: Presence }
  | { type: 'choose variant'; path: FormPath; shape: FormShape; variant: number }
  | { type: 'add'; path: FormPath }
  | { type: 'rename'; path: FormPath; key: string; name: string }
  | { type: 'remove'; path: FormPath; key: string; owner: FormShape }
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
  const change = (path: FormPath, update: (old: FieldValue) => FieldValue): BuilderState => ({
    ...state,
    value: updateAt(state.value, path, update),
  });
  switch (action.type) {
    case 'write':
      return change(action.path, (old) => ({ ...old, text: action.text, presence: action.presence }));
    case 'choose':
      return change(action.path, (old) => ({ ...old, presence: action.presence }));
    case 'choose variant':
      return change(action.path, (old) => withVariant(old, action.shape, action.variant));
    case 'add':
      return change(action.path, withItem);
    case 'rename':
      return change(action.path, (old) => ({
        ...old,
        items: old.items.map((item) => (item.key === action.key ? { ...item, name: action.name } : item)),
      }));
    case 'remove':
      return change(action.path, (old) => withoutItem(old, action.key, action.owner));
    case 'visit': {
      const key = pathKey(action.path);
      return state.visited.has(key) ? state : { ...state, visited: new Set([...state.visited, key]) };
    }
    case 'start':
      return startFrom(action.form, action.example);
  }
}

import { createContext, useContext } from 'react';

import type { FormShape } from '../../validators/types';
import type { FieldValue, FormPath } from './formValue';
import type { Hint } from './validateRequest';
import type { Problem } from './problems';

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

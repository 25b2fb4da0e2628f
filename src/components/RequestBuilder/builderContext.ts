import { createContext, useContext, type Dispatch } from 'react';

import type { BuilderAction } from './builderState';
import type { FormPath } from './formValue';
import type { Hint } from './hints';
import type { Problem } from './problems';

/** What every field of the form shares. */
export interface Builder {
  dispatch: Dispatch<BuilderAction>;
  /** Id of the element that stands for a place: its control, or the group of its controls. */
  idOf(path: FormPath): string;
  /** What is to be said beside a place; nothing about a field that is still to be filled in for the first time. */
  notesOf(path: FormPath): { problem: Problem | undefined; hints: readonly Hint[] };
  /** Moves the focus to the element with this id once it is there. */
  focusSoon(id: string): void;
}

export const BuilderContext = createContext<Builder | undefined>(undefined);

/**
 * Gives a field what it shares with the others.
 *
 * @throws outside of a request builder
 */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('useBuilder: a field of the request builder stands outside of it');
  return builder;
}

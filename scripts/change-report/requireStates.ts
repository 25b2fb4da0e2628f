import { buildError } from '../../plugins/lib/buildError';

/** Accessibility trees of a build as text, by the name of the page state. */
export interface StateTrees {
  trees: ReadonlyMap<string, string>;
  /** Reasons why the other page states have no tree. */
  unreached: ReadonlyMap<string, string>;
}

/**
 * Returns the accessibility trees of a build that must have all page states.
 *
 * @throws with the names of the page states that were not reached
 */
export function requireStates({ trees, unreached }: StateTrees): ReadonlyMap<string, string> {
  const [first] = unreached;
  if (!first) return trees;
  throw buildError({
    file: 'tests/support/screenReader/pageStates.ts',
    problem: 'page states were not reached',
    expected: `${trees.size + unreached.size} accessibility trees`,
    found: `${trees.size}, without "${[...unreached.keys()].join('", "')}"`,
    why: `${first[0]}: ${first[1]}`,
    remedy: 'fix the page, or the steps in this file that lead to the state',
  });
}

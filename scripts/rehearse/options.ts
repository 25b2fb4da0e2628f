import { parseArgs } from 'node:util';

import { REPORTED_STEPS, STEP_NAMES, type ReportedStep, type StepName } from './stepNames';

/** Packages that a rehearsal changes, and the checks that it runs on them. */
export interface RehearsalOptions {
  /** Take the newest prerelease of Docusaurus that all its packages have. */
  canary: boolean;
  /** Take the newest version of every package, not only of Docusaurus, React, the search and the OpenAPI plugin. */
  all: boolean;
  /** Take the newest version of the packages in `overrides`, too. */
  overrides: boolean;
  /** Major version of Node that installs, builds and tests; undefined for the one that runs this command. */
  node: string | undefined;
  steps: readonly StepName[];
  /**
   * Steps that are known to fail. The rehearsal succeeds only if exactly these fail, and the ledger does not count, because
   * its ties break with them. Undefined if all has to work.
   */
  expect: readonly ReportedStep[] | undefined;
  /** Keep the copy. */
  keep: boolean;
}

function readNames<T extends string>(option: string, list: string, known: readonly T[]): T[] {
  const names = list.split(',');
  const unknown = names.filter((name) => !(known as readonly string[]).includes(name));
  if (unknown.length > 0) {
    throw new Error(`--${option} ${list}: unknown steps: ${unknown.join(', ')}; expected: ${known.join(', ')}`);
  }
  return known.filter((name) => names.includes(name));
}

/**
 * Parses the arguments of `npm run rehearse`.
 *
 * @throws for an unknown argument, step or version of Node
 */
export function readOptions(args: readonly string[]): RehearsalOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      canary: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      overrides: { type: 'boolean', default: false },
      node: { type: 'string' },
      steps: { type: 'string', default: STEP_NAMES.join(',') },
      expect: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  const { node, steps, expect, ...flags } = values;
  if (node !== undefined && !/^\d+$/.test(node)) throw new Error(`--node ${node}: expected a major version, e.g. 22`);
  return {
    ...flags,
    node,
    steps: readNames('steps', steps, STEP_NAMES),
    expect: expect === undefined ? undefined : readNames('expect', expect, REPORTED_STEPS),
  };
}

/** Returns the name of a rehearsal's report. Example: `canary-node22`. */
export function rehearsalName({ canary, all, overrides, node }: RehearsalOptions): string {
  const parts = [canary && 'canary', all && 'all', overrides && 'overrides', node && `node${node}`];
  return parts.filter(Boolean).join('-') || 'newest';
}

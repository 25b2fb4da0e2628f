import type { LoadedPlugin, Plugin, Props } from '@docusaurus/types';

import { buildError } from './buildError';

/** What steps hand to later ones, by name. The README of a package says which values it takes and gives. */
export type StepValues = Record<string, unknown>;

/** Something that happens after the compilation. */
export interface BuildStep {
  /** For errors, for example `search index`. */
  name: string;
  /** Values without which it cannot run, each with the package that gives it. */
  needs?: Readonly<Record<string, string>>;
  /** Values that it uses if an installed plugin gives them. */
  takes?: readonly string[];
  gives?: readonly string[];
  /** @returns the values that it gives, if any, or a promise of them */
  run(built: Props, values: StepValues): unknown;
}

type WithSteps<Instance> = Instance & { steps?: readonly BuildStep[] };

/**
 * Puts steps into an order in which each comes after those that give what it takes. Otherwise they keep their order.
 *
 * @throws if no step gives what another one needs, or if steps wait for each other
 */
export function orderSteps(steps: readonly BuildStep[]): BuildStep[] {
  const ordered: BuildStep[] = [];
  const waiting = [...steps];
  const takenBy = ({ needs = {}, takes = [] }: BuildStep) => [...Object.keys(needs), ...takes];
  const isReady = (step: BuildStep) =>
    takenBy(step).every((value) => waiting.every((other) => other === step || !other.gives?.includes(value)));
  for (const { name, needs = {} } of steps) {
    const missing = Object.entries(needs).find(([value]) => !steps.some(({ gives }) => gives?.includes(value)));
    if (!missing) continue;
    const [value, giver] = missing;
    throw buildError({
      file: 'docusaurus.config',
      problem: `the build step "${name}" lacks what it needs`,
      expected: `a plugin that gives "${value}"`,
      found: 'none',
      remedy: `npm install ${giver}, and list it among the plugins`,
    });
  }
  while (waiting.length > 0) {
    const next = waiting.find(isReady);
    if (!next) throw new Error(`these build steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(...waiting.splice(waiting.indexOf(next), 1));
  }
  return ordered;
}

/**
 * Gives a Docusaurus plugin steps that run after the compilation, one after the other, in one order with those of all other
 * plugins that have some.
 */
export function withSteps<Content>(plugin: Plugin<Content>, steps: readonly BuildStep[]): Plugin<Content> {
  const whole: WithSteps<Plugin<Content>> = {
    ...plugin,
    steps,
    async postBuild(built) {
      const others = (built.plugins as readonly WithSteps<LoadedPlugin>[]).filter((other) => other.steps);
      // Docusaurus calls all plugins at the same time: the first one runs the steps of all.
      if (others[0]?.steps !== steps) return;
      let values: StepValues = {};
      for (const step of orderSteps(others.flatMap((other) => other.steps ?? []))) {
        values = { ...values, ...((await step.run(built, values)) as StepValues | undefined) };
      }
    },
  };
  return whole;
}

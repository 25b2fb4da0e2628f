import { PerfLogger } from '@docusaurus/logger';
import type { LoadedPlugin, Plugin, Props } from '@docusaurus/types';

import { buildError } from '../errors/buildError';
import type { ParsedPage } from './parsePage';

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

/** A part of the one step that reads all pages, so that each is parsed once. */
export interface PageReader {
  /** Name of the value that later steps take: a map with what `read` returned, by page path. */
  gives: string;
  /** Whether it changes the tree of a page, so that it needs one of its own. */
  changesTree?: boolean;
  /**
   * Called once before the first page, for example to load modules.
   *
   * @returns the function that reads a page, and returns data without functions; a page path is below the base path with a slash
   * at its end, or empty, or `404.html`
   */
  start(built: Props): Promise<(parsed: ParsedPage, page: string) => unknown>;
}

type WithSteps<Instance> = Instance & { steps?: readonly BuildStep[]; readers?: readonly PageReader[] };

/** Returns the step in which all readers read the pages: after a step that finishes them, or else as Docusaurus has written them. */
function readingStep(readers: readonly PageReader[]): BuildStep {
  return {
    name: 'read pages',
    takes: ['pages'],
    gives: readers.map(({ gives }) => gives),
    async run(built, { pages }) {
      const { parsePage, parseUnfinishedPage } = await import('./parsePage');
      const { writtenPages } = await import('../urls/sitePaths');
      const started = await Promise.all(
        // Those that change nothing come first, and share the tree.
        [...readers.filter((reader) => !reader.changesTree), ...readers.filter((reader) => reader.changesTree)].map(
          async ({ gives, changesTree = false, start }) => ({
            gives,
            changesTree,
            read: await start(built),
            found: new Map<string, unknown>(),
          }),
        ),
      );
      // Its tree is forgotten after it was read, because those of all pages do not fit in memory.
      for (const [page, html] of writtenPages(built)) {
        const parsed = pages ? parsePage(html) : parseUnfinishedPage(html);
        const last = started.length - 1;
        started.forEach(({ read, found, changesTree }, index) => {
          const value = read(changesTree && index < last ? structuredClone(parsed) : parsed, page);
          // A text that is part of a page keeps the whole page in memory. A copy does not.
          found.set(page, structuredClone(value));
        });
      }
      return Object.fromEntries(started.map(({ gives, found }) => [gives, found]));
    },
  };
}

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
      remedy: `npm install ${giver}, and list it in docusaurus.config as its README.md shows`,
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
 *
 * @param readers what it reads of all pages
 */
export function withSteps<Content>(
  plugin: Plugin<Content>,
  steps: readonly BuildStep[],
  readers: readonly PageReader[] = [],
): Plugin<Content> {
  const whole: WithSteps<Plugin<Content>> = {
    ...plugin,
    steps,
    readers,
    async postBuild(built) {
      const others = (built.plugins as readonly WithSteps<LoadedPlugin>[]).filter((other) => other.steps);
      // Docusaurus calls all plugins at the same time: the first one runs the steps of all.
      if (others[0]?.steps !== steps) return;
      const allReaders = others.flatMap((other) => other.readers ?? []);
      const reading = allReaders.length > 0 ? [readingStep(allReaders)] : [];
      let values: StepValues = {};
      for (const step of orderSteps([...reading, ...others.flatMap((other) => other.steps ?? [])])) {
        const given = await PerfLogger.async(`postBuild() - ${step.name}`, () => step.run(built, values));
        values = { ...values, ...(given as StepValues | undefined) };
      }
    },
  };
  return whole;
}

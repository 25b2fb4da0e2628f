import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ROUTE_LIST } from '../../plugins/route-list';
import { copySite, type SiteCopy } from '../support/siteCopy';
import { routerPages } from '../support/pages';
import type { Mutant } from './mutant';

/** Whole builds take a minute each. */
const MOST_BUILDS = 6;

/** How mutants fared in whole builds. */
interface Verdict {
  built: number;
  stopped: number;
  faults: string[];
}

/** Takes one mutant of each file. */
function oneOfEachFile(mutants: readonly Mutant[]): Mutant[] {
  return [...new Map(mutants.map((mutant) => [mutant.file, mutant])).values()];
}

function missingPages(site: SiteCopy): string[] {
  const routes = new Set(JSON.parse(readFileSync(path.join(site.dir, ROUTE_LIST), 'utf8')) as string[]);
  return routerPages().filter(
    (page) => !routes.has(page) || !existsSync(path.join(site.dir, 'build', page, 'index.html')),
  );
}

function nameAll(mutants: readonly Mutant[]): string {
  return mutants.map(({ file, what }) => `${file} (${what})`).join(', ');
}

/** Mutants hold very long texts of one letter, and messages repeat them. */
function shortened(text: string): string {
  return text.replace(/(.)\1{30,}/g, '$1…');
}

/**
 * Builds mutants that passed the single stages, one of each file together, until all are built or no more builds are
 * allowed. Mutants that a message names are counted as stopped, and the others of their batch are tried again.
 */
export async function buildBatches(mutants: readonly Mutant[]): Promise<Verdict> {
  const site = copySite('fuzz-whole');
  const verdict: Verdict = { built: 0, stopped: 0, faults: [] };
  let waiting = [...mutants];
  for (let build = 0; build < MOST_BUILDS && waiting.length > 0; build += 1) {
    const batch = oneOfEachFile(waiting);
    for (const { file, text } of batch) writeFileSync(path.join(site.dir, file), text);
    const { code, output } = await site.script('scripts/build.ts');
    const done = code === 0 ? batch : batch.filter(({ file }) => output.includes(file));
    if (code === 0) {
      verdict.built += batch.length;
      verdict.faults.push(
        ...missingPages(site).map((page) => `${page} is missing from a green build of ${nameAll(done)}`),
      );
    } else if (done.length > 0) verdict.stopped += done.length;
    else verdict.faults.push(`a message names none of ${nameAll(batch)}: ${shortened(output).slice(-600)}`);
    site.restore();
    waiting = waiting.filter((mutant) => !(done.length > 0 ? done : batch).includes(mutant));
  }
  site.remove();
  return verdict;
}

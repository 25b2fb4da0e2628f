import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ROUTE_LIST } from '../../plugins/output/route-list';
import { copySite, type SiteCopy } from '../support/siteCopy';
import { routerPages } from '../support/pages';
import type { Mutant } from './mutant';

/** Maximum number of builds, which take a minute each. */
const MAX_BUILDS = 6;

/** Results of whole builds. */
interface BuildResults {
  /** Number of mutants in builds that passed. */
  built: number;
  /** Number of mutants named in the message of a failed build. */
  failed: number;
  problems: string[];
}

/** Returns one mutant per file. */
function oneOfEachFile(mutants: readonly Mutant[]): Mutant[] {
  return [...new Map(mutants.map((mutant) => [mutant.file, mutant])).values()];
}

function missingPages(site: SiteCopy): string[] {
  const routes = new Set(JSON.parse(readFileSync(path.join(site.dir, ROUTE_LIST), 'utf8')) as string[]);
  return routerPages().filter(
    (page) => !routes.has(page) || !existsSync(path.join(site.dir, 'build', page, 'index.html')),
  );
}

function listMutants(mutants: readonly Mutant[]): string {
  return mutants.map(({ file, what }) => `${file} (${what})`).join(', ');
}

/** Shortens runs of one letter, which mutants contain and messages repeat. */
function shortened(text: string): string {
  return text.replace(/(.)\1{30,}/g, '$1…');
}

/**
 * Builds the site with batches of mutants, one per file, until all are built or `MAX_BUILDS` is reached. If a build fails,
 * the mutants that its message does not name are built again, without others, so that a build of a batch passes.
 */
export async function buildBatches(mutants: readonly Mutant[]): Promise<BuildResults> {
  const site = copySite('fuzz-whole');
  const results: BuildResults = { built: 0, failed: 0, problems: [] };
  let waiting = [...mutants];
  let batch: Mutant[] = [];
  for (let build = 0; build < MAX_BUILDS && waiting.length > 0; build += 1) {
    if (batch.length === 0) batch = oneOfEachFile(waiting);
    for (const { file, text } of batch) writeFileSync(path.join(site.dir, file), text);
    const { code, output } = await site.script('scripts/build.ts');
    const named = code === 0 ? [] : batch.filter(({ file }) => output.includes(file));
    if (code === 0) {
      results.built += batch.length;
      results.problems.push(
        ...missingPages(site).map((page) => `${page} is missing from the build of ${listMutants(batch)}`),
      );
    } else if (named.length > 0) results.failed += named.length;
    else results.problems.push(`the message names none of ${listMutants(batch)}: ${shortened(output).slice(-600)}`);
    site.restore();
    const done = named.length > 0 ? named : batch;
    waiting = waiting.filter((mutant) => !done.includes(mutant));
    batch = batch.filter((mutant) => !done.includes(mutant));
  }
  site.remove();
  return results;
}

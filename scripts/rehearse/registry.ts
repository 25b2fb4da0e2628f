import { buildError } from '../../plugins/lib/buildError';
import { mustRun, run } from '../lib/run';
import { DOCUSAURUS, FOLLOWED, NODE_TYPES, newestPrerelease, type PackageVersions } from './chooseVersions';
import type { RehearsalOptions } from './options';

/** A package with its newest release; a list if it is installed in several folders. */
type OutdatedRow = { latest: string } | { latest: string }[];

/** Command that lists packages with newer releases as JSON. It exits with 1 if it lists any. */
const OUTDATED = ['npm', 'outdated', '--json'];

/**
 * Parses the output of `npm outdated --json`.
 *
 * @param stdout empty if every package is at its newest release
 * @returns the newest releases of the other packages
 * @throws if npm printed an error instead of packages, for example without a connection
 */
export function newestReleases(stdout: string): [name: string, latest: string][] {
  const rows = JSON.parse(stdout || '{}') as Record<string, OutdatedRow>;
  const { summary } = (rows.error ?? {}) as { summary?: string };
  if (summary !== undefined) {
    throw buildError({
      file: 'package.json',
      problem: 'npm cannot list the newest packages',
      expected: `\`${OUTDATED.join(' ')}\` lists packages`,
      found: summary,
      remedy: 'run npm ping, fix the connection to the registry, and run the rehearsal again',
    });
  }
  return Object.entries(rows).map(([name, row]) => [name, (Array.isArray(row) ? row[0] : row)?.latest ?? '']);
}

/** Reads one field of a package from the registry. */
async function view<T>(name: string, field: string): Promise<T> {
  return JSON.parse((await mustRun(['npm', 'view', name, field, '--json'], { capture: true })).stdout) as T;
}

async function canaryOf(names: readonly string[]): Promise<string> {
  const lists = await Promise.all(names.map((name) => view<string[]>(name, 'versions')));
  const version = newestPrerelease(lists);
  if (version === undefined) throw new Error('the registry has no canary that all packages of Docusaurus have');
  return version;
}

/**
 * Chooses the versions that a rehearsal installs.
 *
 * @param cwd folder with the `package.json` and its installed packages
 * @returns new version by package, without those that stay
 * @throws if the registry does not answer, or has no canary although one is wanted
 */
export async function chosenVersions(
  { canary, all, overrides }: RehearsalOptions,
  manifest: PackageVersions,
  cwd: string,
): Promise<Map<string, string>> {
  const newest = newestReleases((await run(OUTDATED, { cwd, capture: true })).stdout);
  const chosen = new Map(newest.filter(([name]) => FOLLOWED.test(name) || (all && name !== NODE_TYPES)));
  const direct = { ...manifest.dependencies, ...manifest.devDependencies };
  if (overrides)
    for (const name of Object.keys(manifest.overrides).filter((override) => !(override in direct)))
      chosen.set(name, await view<string>(name, 'version'));
  if (!canary) return chosen;
  const names = Object.keys(direct).filter((name) => DOCUSAURUS.test(name));
  const version = await canaryOf(names);
  for (const name of names) chosen.set(name, version);
  return chosen;
}

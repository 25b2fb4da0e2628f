import { mustRun, run } from '../lib/run';
import { DOCUSAURUS, FOLLOWED, NODE_TYPES, newestPrerelease, type PackageVersions } from './chooseVersions';
import type { RehearsalOptions } from './options';

/** Lists the newest releases of the packages that are not at theirs. `npm outdated` exits with 1 if it finds any. */
async function outdated(cwd: string): Promise<[name: string, latest: string][]> {
  const { stdout } = await run(['npm', 'outdated', '--json'], { cwd, capture: true });
  const rows = JSON.parse(stdout || '{}') as Record<string, { latest: string } | { latest: string }[]>;
  return Object.entries(rows).map(([name, row]) => [name, (Array.isArray(row) ? row[0] : row)?.latest ?? '']);
}

/** Asks the registry for one field of a package. */
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
 * @throws if a canary is asked for and the registry has none
 */
export async function chosenVersions(
  { canary, all, overrides }: RehearsalOptions,
  manifest: PackageVersions,
  cwd: string,
): Promise<Map<string, string>> {
  const newest = await outdated(cwd);
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

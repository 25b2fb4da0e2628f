/** The part of a `package-lock.json` that is read. */
export interface Lock {
  packages: Record<string, { version?: string }>;
}

/** A package with another version in a lock file. */
export interface LockChange {
  name: string;
  from: string;
  to: string;
}

const FOLDER = 'node_modules/';

function topLevelVersions({ packages }: Lock): Map<string, string> {
  const places = Object.entries(packages).filter(([place]) => place.lastIndexOf(FOLDER) === 0);
  return new Map(places.map(([place, { version = '' }]) => [place.slice(FOLDER.length), version]));
}

/** Lists the packages that are installed directly in `node_modules`. */
export function topLevelPackages(lock: Lock): string[] {
  return [...topLevelVersions(lock).keys()];
}

/**
 * Compares the top-level packages of two lock files.
 *
 * @returns added (`from` is empty), removed (`to` is empty) and updated packages, by name
 */
export function lockChanges(before: Lock, after: Lock): LockChange[] {
  const [old, now] = [topLevelVersions(before), topLevelVersions(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names
    .map((name) => ({ name, from: old.get(name) ?? '', to: now.get(name) ?? '' }))
    .filter(({ from, to }) => from !== to);
}

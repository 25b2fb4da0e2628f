interface Lock {
  packages: Record<string, { version?: string }>;
}

/** A package with another version in a lock file. */
export interface LockChange {
  name: string;
  from: string;
  to: string;
}

const FOLDER = 'node_modules/';

/**
 * Compares the top-level packages of two lock files.
 *
 * @returns added (`from` is empty), removed (`to` is empty) and updated packages, by name
 */
export function lockChanges(before: Lock, after: Lock): LockChange[] {
  const versions = ({ packages }: Lock) =>
    new Map(
      Object.entries(packages)
        .filter(([place]) => place.lastIndexOf(FOLDER) === 0)
        .map(([place, { version = '' }]) => [place.slice(FOLDER.length), version]),
    );
  const [old, now] = [versions(before), versions(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names
    .map((name) => ({ name, from: old.get(name) ?? '', to: now.get(name) ?? '' }))
    .filter(({ from, to }) => from !== to);
}

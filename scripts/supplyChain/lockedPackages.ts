import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package as a lock file has it. */
export interface LockedPackage {
  /** Its folder, for example `node_modules/a/node_modules/b`; empty for the project itself. */
  place: string;
  name: string;
  version: string;
  integrity?: string;
  resolved?: string;
  /** A folder of this machine instead of a package. */
  link?: boolean;
  license?: string;
  /** Only what checks and tests need. */
  dev: boolean;
  hasInstallScript: boolean;
  /** Names of the packages that it asks for, those that it can do without included. */
  wants: string[];
}

interface LockEntry {
  name?: string;
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** What stands before the name. Example: `node_modules/a/node_modules/` of `node_modules/a/node_modules/@scope/name`. */
const BEFORE_NAME = /^.*node_modules\//;

function lockedPackage(place: string, entry: LockEntry): LockedPackage {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = entry;
  const { integrity, resolved, link, license } = entry;
  return {
    place,
    name: entry.name ?? place.replace(BEFORE_NAME, ''),
    version: entry.version ?? '',
    ...(integrity === undefined ? {} : { integrity }),
    ...(resolved === undefined ? {} : { resolved }),
    ...(link === undefined ? {} : { link }),
    ...(license === undefined ? {} : { license }),
    dev: entry.dev ?? false,
    hasInstallScript: entry.hasInstallScript ?? false,
    wants: Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }).sort(),
  };
}

/**
 * Reads the packages of a lock file.
 *
 * @param folder absolute path of the folder with the package-lock.json
 * @returns the project itself first, then its packages in the order of the file
 */
export function lockedPackages(folder: string): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(packages).map(([place, entry]) => lockedPackage(place, entry));
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { LockedPackage } from './lockedPackages';

type Named = string | { type?: string };

interface Manifest {
  license?: Named;
  /** As packages wrote it before 2015. */
  licenses?: Named[];
}

function nameOf(license: Named): string | undefined {
  return typeof license === 'string' ? license : license.type;
}

/**
 * Reads which license a package states: its own package.json when it is installed, else the lock file, as for the
 * programs of other platforms.
 *
 * @param locked a package of the lock file
 * @param folder absolute path of the folder with the lock file
 * @returns an SPDX expression where the package writes one; `none` when it states nothing
 */
export function packageLicense(locked: LockedPackage, folder: string): string {
  const file = path.join(folder, locked.place, 'package.json');
  if (!existsSync(file)) return locked.license ?? 'none';
  const { license, licenses = [] } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const names = (license === undefined ? licenses : [license]).map(nameOf).filter((name) => name !== undefined);
  return names.length > 1 ? `(${names.join(' OR ')})` : (names[0] ?? 'none');
}

import { existsSync } from 'node:fs';

import { teachingError } from '../plugins/teachingError';
import { canInstallPackages, installPackages } from './debianPackages';

/**
 * Installs the Debian packages whose files are missing.
 *
 * @param files file that a package brings → name of the package
 * @param asker what needs them, for messages
 * @throws with the packages to install when this process may not install them
 */
export async function ensurePrograms(files: Readonly<Record<string, string>>, asker: string): Promise<void> {
  const missing = Object.keys(files).filter((file) => !existsSync(file));
  if (missing.length === 0) return;
  const packages = missing.flatMap((file) => files[file] ?? []);
  if (await canInstallPackages()) return installPackages(...packages);
  throw teachingError({
    file: asker,
    problem: 'programs are missing',
    expected: Object.keys(files).join(', '),
    found: `no ${missing.join(', ')}`,
    remedy: `install them on Debian or Ubuntu: apt-get install ${packages.join(' ')}`,
  });
}

import { statSync } from 'node:fs';
import path from 'node:path';

import { optionError } from './optionError';

/** An option that names a file, and what it may name. */
interface NamedFile {
  /** For example `landing`. */
  option: string;
  packageName: string;
  /** As the site has it. */
  file: string;
  /** Whether it may also be a folder. Default: false. */
  mayBeFolder?: boolean;
}

/**
 * Throws if an option names a file that does not exist.
 *
 * @param siteDir absolute path of the project, to which the path of the file is relative
 */
export function checkNamedFile(siteDir: string, { option, packageName, file, mayBeFolder = false }: NamedFile): void {
  const stats = statSync(path.resolve(siteDir, file), { throwIfNoEntry: false });
  if (stats && (mayBeFolder || stats.isFile())) return;
  const kind = mayBeFolder ? 'file or folder' : 'file';
  throw optionError(packageName, option, {
    problem: `names a ${kind} that does not exist`,
    expected: `a ${kind}; its path is relative to the project`,
    found: stats ? `${file}, a folder` : file,
    remedy: `create ${file}, or correct or remove the option`,
  });
}

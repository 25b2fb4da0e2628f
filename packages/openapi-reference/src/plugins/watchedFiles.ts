import path from 'node:path';

import type { ApiFiles } from '../apiFiles';

/** Returns the files and globs whose changes change the pages of a reference, besides those of the docs plugin. */
export function watchedFiles(files: ApiFiles): string[] {
  const { file, versionsFolder, successors, landing } = files.options;
  const folder = path.posix.dirname(file);
  // Not everything in the project, for a file at its top.
  const parts = folder === '.' ? [] : [`${folder}/**/*.{yaml,yml,json}`];
  const others = [`${versionsFolder}/**/*.yaml`, successors, ...(landing === undefined ? [] : [landing])];
  return [...new Set([...files.filesOf(file), ...parts, ...others])];
}

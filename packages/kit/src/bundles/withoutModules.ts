import path from 'node:path';

/**
 * Returns aliases of the bundler that replace modules with an empty one. The alias `false` would do the same, but gives modules
 * ids that are made from their absolute paths, and scripts would differ between folders.
 *
 * @param files absolute paths of the modules
 */
export function withoutModules(files: readonly string[]): Record<string, string> {
  const empty = path.join(__dirname, 'emptyModule.js');
  return Object.fromEntries(files.map((file) => [file, empty]));
}

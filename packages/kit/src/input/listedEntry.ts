/** Returns whether an entry of `plugins`, `themes` or `presets` names a module, also by its file, as `require.resolve` returns it. */
export function isListed(entry: unknown, moduleName: string): boolean {
  const name: unknown = Array.isArray(entry) ? entry[0] : entry;
  if (typeof name !== 'string') return false;
  if (name === moduleName) return true;
  const [, ...inModules] = `/${name.replaceAll('\\', '/')}`.split('/node_modules/');
  // The last one, because a module may have others inside of it.
  return inModules.at(-1)?.startsWith(`${moduleName}/`) ?? false;
}

/**
 * Finds a module among the entries of a site's configuration.
 *
 * @returns its options, which are empty without some; undefined if the site does not list it
 */
export function listedOptions(entries: readonly unknown[], moduleName: string): object | undefined {
  const found = entries.find((entry) => isListed(entry, moduleName));
  if (found === undefined) return undefined;
  return Array.isArray(found) ? ((found[1] as object | undefined) ?? {}) : {};
}

/** The parts of `package.json` that a rehearsal changes. */
export interface PackageVersions {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}

/** Packages whose code or private interfaces the site is built on: updated even without `--all`. */
export const FOLLOWED =
  /^(?:@docusaurus\/.+|react|react-dom|@types\/react|@types\/react-dom|@mdx-js\/react|@easyops-cn\/docusaurus-search-local|docusaurus-(?:plugin|theme)-openapi-docs)$/;

/** Types of the oldest Node that the site is built with: `engines` decides their version. */
export const NODE_TYPES = '@types/node';

/** Packages of Docusaurus itself, which work only in one version. */
export const DOCUSAURUS = /^@docusaurus\//;

/**
 * Returns the newest prerelease that all packages have.
 *
 * @param lists versions of each package, in ascending order
 * @returns undefined if there is none, or only prereleases of older versions than the newest release
 */
export function newestPrerelease(lists: readonly (readonly string[])[]): string | undefined {
  const [first = [], ...others] = lists;
  const shared = first.filter((version) => others.every((list) => list.includes(version)));
  const lastRelease = shared.map((version) => version.includes('-')).lastIndexOf(false);
  return shared.slice(lastRelease + 1).at(-1);
}

/**
 * Returns the versions of a `package.json` with the chosen ones filled in. An override of a direct package follows it,
 * because npm rejects two different versions.
 *
 * @param chosen new version by package; packages that are not listed keep theirs
 */
export function withVersions(manifest: PackageVersions, chosen: ReadonlyMap<string, string>): PackageVersions {
  const fill = (versions: Record<string, string>) =>
    Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, chosen.get(name) ?? version]));
  return {
    dependencies: fill(manifest.dependencies),
    devDependencies: fill(manifest.devDependencies),
    overrides: fill(manifest.overrides),
  };
}

/**
 * Adds overrides for all packages of Docusaurus, so that plugins that require an older major version get the same one as
 * the site. They are for the installation only.
 *
 * @param installed names of all installed packages
 */
export function withOneDocusaurus(versions: PackageVersions, installed: readonly string[]): PackageVersions {
  const version = versions.dependencies['@docusaurus/core'] ?? '';
  const names = installed.filter((name) => DOCUSAURUS.test(name));
  return {
    ...versions,
    overrides: { ...versions.overrides, ...Object.fromEntries(names.map((name) => [name, version])) },
  };
}

/** The file that the build writes below the base path. Only the not-found page loads it. */
export const KNOWN_PATHS_FILE = 'addresses.json';

/** The paths that the not-found page suggests pages from: site paths with a leading and a trailing slash. */
export interface KnownPaths {
  /** Names of the docs versions, and the starts of their paths, for example `/docs/v3.3.0/`. Latest version first. */
  versions: { name: string; prefix: string }[];
  /** Title of each page by path. */
  pages: Record<string, string>;
  /** Redirects of `moved.yaml`: old path to current path. */
  moved: Record<string, string>;
}

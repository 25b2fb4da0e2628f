/** The file that the build writes below the base path. Only the not-found page loads it. */
export const KNOWN_PATHS_FILE = 'addresses.json';

/** A docs version and the start of its paths. */
export interface VersionPrefix {
  /** The name that readers see, for example `v3.3.0`. */
  name: string;
  /** For example `/docs/v3.3.0/`. */
  prefix: string;
}

/** The paths that the not-found page suggests pages from: site paths with a leading and a trailing slash. */
export interface KnownPaths {
  /** Latest version first. */
  versions: VersionPrefix[];
  /** Title of each page by path. */
  pages: Record<string, string>;
  /** Redirects of `moved.yaml`: old path to current path. */
  moved: Record<string, string>;
}

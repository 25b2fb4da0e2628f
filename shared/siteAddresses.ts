/** Where the build writes the addresses, below the base path. Only the not-found page asks for it. */
export const ADDRESSES_FILE = 'addresses.json';

/** A docs version and where its pages lie. */
export interface VersionAddress {
  /** As readers call it, for example `v3.3.0`. */
  name: string;
  /** For example `/docs/v3.3.0/`. */
  prefix: string;
}

/** What the not-found page knows about the site. Addresses are site paths with a slash at both ends. */
export interface SiteAddresses {
  /** The latest first. */
  versions: VersionAddress[];
  /** Title of the page at each address. */
  pages: Record<string, string>;
  /** Where the page of an old or misspelled address stands now, from `moved.yaml`. */
  moved: Record<string, string>;
}

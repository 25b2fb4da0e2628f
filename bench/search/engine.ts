import type { Place } from '../../tests/support/judgedQueries';

/** A search over the built site. */
export interface SearchEngine {
  name: string;
  version: string;
  /**
   * @param docsVersion version that the reader is in: `next`, or a name of versions.json
   * @returns places in the order in which its search box shows them
   */
  search(query: string, docsVersion: string): Promise<Place[]>;
  /** Frees what it holds, a browser for example. */
  close?(): Promise<void>;
}

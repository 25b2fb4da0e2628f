import { docsFolder } from '@api-docs/kit/docsVersions';

/** Folder of the docs of released versions, whose history has the dates. */
export const RELEASED_DOCS = 'versioned_docs';

/** Dates of the feed and its entries. */
export interface FeedDates {
  /**
   * When the change-log was last committed, which is the date that readers see on the page. Before a new version is
   * committed, when the latest committed version was; undefined if no date is known.
   */
  updated: Date | undefined;
  /** When the docs of each version were first committed, for the versions with a known date. */
  added: ReadonlyMap<string, Date>;
}

/**
 * Derives dates from the history of the project, because no file says when a version was released. The first commit of
 * a version's docs does not change with later corrections, so feed readers do not show old versions as news.
 *
 * @param file the change-log of the latest version, relative to the project
 */
export function feedDates(
  file: string,
  versions: readonly string[],
  times: ReadonlyMap<string, readonly number[]>,
): FeedDates {
  const added = versions.flatMap((version): [string, Date][] => {
    const commits = [...times].flatMap(([name, own]) => (name.startsWith(`${docsFolder(version)}/`) ? own : []));
    return commits.length > 0 ? [[version, new Date(Math.min(...commits))]] : [];
  });
  const updates = [...(times.get(file) ?? []), ...added.map(([, date]) => date.getTime())];
  return { updated: updates.length > 0 ? new Date(Math.max(...updates)) : undefined, added: new Map(added) };
}

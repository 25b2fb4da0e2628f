import { docsFolder } from '../front-matter/docsFolder';
import { CHANGE_LOG } from '../home-page/latestChanges';

/** What is known about time in the feeds. */
export interface FeedDates {
  /** When the change-log page was last committed: the date that the page shows. */
  updated: Date | undefined;
  /** When the docs of each version were first committed. */
  added: ReadonlyMap<string, Date>;
}

/**
 * Dates the change-log by what is known of its history. No source says when a version was released, so no date claims to
 * be that one: an entry has the date of the commit that brought the frozen docs of its version, which is when readers
 * could first read them here. It stays when a later commit mends a word, or when the next version is cut, so that feed
 * readers do not show old versions as news. The feed itself has the date of the last commit of the page.
 *
 * @param versions names of the released versions, the latest first
 * @param times milliseconds of all commits by file, as `commitTimes` reads them; empty without a whole history
 * @returns the dates that are known: none of a version that is not committed yet
 */
export function feedDates(versions: readonly string[], times: ReadonlyMap<string, readonly number[]>): FeedDates {
  const [latest = ''] = versions;
  const page = times.get(`${docsFolder(latest)}/${CHANGE_LOG}`);
  const added = versions.flatMap((version): [string, Date][] => {
    const folder = `${docsFolder(version)}/`;
    const own = [...times].flatMap(([file, ofFile]) => (file.startsWith(folder) ? ofFile : []));
    return own.length > 0 ? [[version, new Date(Math.min(...own))]] : [];
  });
  return { updated: page && new Date(Math.max(...page)), added: new Map(added) };
}

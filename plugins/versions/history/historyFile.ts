import type { OperationHistory } from '../../api/differences/operationHistory';
import { FEED_FORMATS } from '../feed/printFeeds';

/** Path of the history of all operations below the base path. */
export const HISTORY_FILE = 'history.json';

/** Returns how texts name an operation, for example `POST /metrics/v4alpha/pii`. */
export function operationTitle({ method, path }: OperationHistory): string {
  return `${method} ${path}`;
}

/** Returns the path of an operation's reference page below the base path, where its feed is too. */
export function operationFolder({ slug }: OperationHistory): string {
  return `docs/api${slug}/`;
}

/**
 * Returns the content of `history.json`: docs versions and operations with the URLs of their pages and feeds.
 *
 * @param versions the oldest first
 * @param siteRoot URL of the home page
 */
export function historyFile(versions: readonly string[], histories: readonly OperationHistory[], siteRoot: string) {
  return {
    versions,
    operations: histories.map((history) => {
      const { method, path, fields, changes, since, until, predecessors, successor } = history;
      const page = siteRoot + operationFolder(history);
      return {
        method,
        path,
        ...(until === undefined ? { since, page } : { since, until }),
        feed: page + FEED_FORMATS.atom.file,
        predecessors,
        ...(successor === undefined ? {} : { successor }),
        changes,
        fields,
      };
    }),
  };
}

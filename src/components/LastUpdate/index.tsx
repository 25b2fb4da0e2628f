import type { ReactNode } from 'react';

interface Props {
  /** Milliseconds; not set if the file's history is unknown. */
  lastUpdatedAt?: number | null;
  /** Named by the front matter field `last_update` only. */
  lastUpdatedBy?: string | null;
}

/** In UTC, so that the server and every browser render the same day. */
const FORMAT = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Date and author of the last update of a page. */
export default function LastUpdate({ lastUpdatedAt, lastUpdatedBy }: Props): ReactNode {
  if (!lastUpdatedAt && !lastUpdatedBy) return null;
  return (
    <span>
      Last updated{lastUpdatedAt && ' '}
      {lastUpdatedAt && <time dateTime={new Date(lastUpdatedAt).toISOString()}>{FORMAT.format(lastUpdatedAt)}</time>}
      {lastUpdatedBy && ` by ${lastUpdatedBy}`}
    </span>
  );
}

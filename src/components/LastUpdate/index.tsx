import type { ReactNode } from 'react';

interface Props {
  /** Milliseconds; not set if the file's history is unknown. */
  lastUpdatedAt?: number | null;
  /** Named by the front matter field `last_update` only. */
  lastUpdatedBy?: string | null;
}

/** In UTC, so that the server and every browser render the same day. */
const FORMAT = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

function UpdateDate({ at }: { at: number }): ReactNode {
  return <time dateTime={new Date(at).toISOString()}>{FORMAT.format(at)}</time>;
}

/** Date and author of the last update of a page. */
export default function LastUpdate({ lastUpdatedAt, lastUpdatedBy }: Props): ReactNode {
  if (!lastUpdatedAt && !lastUpdatedBy) return null;
  return (
    <span>
      Last updated{lastUpdatedAt && ' '}
      {lastUpdatedAt && <UpdateDate at={lastUpdatedAt} />}
      {lastUpdatedBy && ` by ${lastUpdatedBy}`}
    </span>
  );
}

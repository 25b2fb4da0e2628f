import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';

interface Props {
  /** Milliseconds; not set if the file's history is unknown. */
  lastUpdatedAt?: number | null;
  /** Named by the front matter field `last_update` only. */
  lastUpdatedBy?: string | null;
}

function UpdateDate({ at }: { at: number }): ReactNode {
  // UTC, so that the server and every browser render the same day.
  const format = useDateTimeFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>;
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

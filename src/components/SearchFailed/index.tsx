import type { ReactNode } from 'react';

/** Shows that the search index did not load, with a button to retry. */
export default function SearchFailed({ retry }: { retry: () => void }): ReactNode {
  return (
    <div role="alert">
      <p>The search index did not load.</p>
      <button type="button" className="button button--primary" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

import type { ReactNode } from 'react';

/** Says that the index of the search did not load, with a way to try again. */
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

import type { ReactNode } from 'react';

/** The error box of a page that failed to load, with a Retry button. Its styles are in `src/css/loading.css`. */
export default function LoadError({ error, retry }: { error: unknown; retry: () => void }): ReactNode {
  return (
    <div role="alert" className="load-error">
      <p className="load-error__title">This page did not load completely.</p>
      <p>{String(error)}</p>
      <button type="button" className="button button--primary" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

import type { ReactNode } from 'react';

/** Says that a page did not load, with the error and a way to try again. Styled in `src/css/loading.css`. */
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

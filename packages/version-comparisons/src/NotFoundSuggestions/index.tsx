import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { lazy, Suspense, type ReactNode } from 'react';

import { requestedPath } from './requestedPath';

export { requestedPath };

const Suggestions = lazy(() =>
  import(/* webpackChunkName: "near-addresses" */ './Suggestions').catch(() => ({ default: () => null })),
);

/** Suggests pages for the unknown path of the reader. A separate chunk, because docs pages include the not-found page. */
export default function NotFoundSuggestions(): ReactNode {
  const basePath = useBaseUrl('/');
  const path = requestedPath(useLocation().pathname, basePath);
  if (!useIsBrowser()) return null;
  return (
    <Suspense>
      <Suggestions path={path} />
    </Suspense>
  );
}

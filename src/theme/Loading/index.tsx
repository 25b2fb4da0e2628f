// Change: the site's own spinner and error box. Ejected from @docusaurus/core 3.10.2 (theme-fallback), rewritten.
import type ThemeLoading from '@theme/Loading';
import { useEffect, type ComponentProps, type ReactNode } from 'react';

import { announce } from '@site/src/announce';
import LoadError from '@site/src/components/LoadError';

function Spinner(): ReactNode {
  // A live region that is new with its text would not be announced.
  useEffect(() => announce('Loading page'), []);
  return <div className="load-spinner">Loading page</div>;
}

export default function Loading({ error, retry, pastDelay }: ComponentProps<typeof ThemeLoading>): ReactNode {
  if (error) return <LoadError error={error} retry={retry} />;
  return pastDelay ? <Spinner /> : null;
}

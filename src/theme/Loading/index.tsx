// Change: the site's own spinner and error box. Ejected from @docusaurus/core 3.10.2 (theme-fallback), rewritten.
import type ThemeLoading from '@theme/Loading';
import type { ComponentProps, ReactNode } from 'react';

import LoadError from '@site/src/components/LoadError';

export default function Loading({ error, retry, pastDelay }: ComponentProps<typeof ThemeLoading>): ReactNode {
  if (error) return <LoadError error={error} retry={retry} />;
  if (!pastDelay) return null;
  return (
    <div role="status" className="load-spinner">
      Loading page
    </div>
  );
}

// Change: a crash outside the layout shows the same message as one inside, and no layout, which may be what crashed.
// Ejected from @docusaurus/core 3.10.2 (theme-fallback), rewritten.
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { ReactNode } from 'react';

export default function Error(props: Props): ReactNode {
  return <ErrorPageContent {...props} />;
}

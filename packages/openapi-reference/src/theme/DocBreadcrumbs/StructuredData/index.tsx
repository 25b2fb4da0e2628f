// Change: a title that contains </script> does not end the script.
import { useBreadcrumbsStructuredData } from '@docusaurus/plugin-content-docs/client';
import type { ComponentProps, ReactNode } from 'react';
import type StockStructuredData from '@theme/DocBreadcrumbs/StructuredData';

import { StructuredData } from '@api-docs/ui';

export default function DocBreadcrumbsStructuredData({
  breadcrumbs,
}: ComponentProps<typeof StockStructuredData>): ReactNode {
  return <StructuredData data={useBreadcrumbsStructuredData({ breadcrumbs })} />;
}

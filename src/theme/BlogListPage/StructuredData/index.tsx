// Change: a title that contains </script> does not end the script.
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import type { ComponentProps, ReactNode } from 'react';
import type StockStructuredData from '@theme/BlogListPage/StructuredData';

import { StructuredData } from '@api-docs/ui';

export default function BlogListPageStructuredData(props: ComponentProps<typeof StockStructuredData>): ReactNode {
  return <StructuredData data={useBlogListPageStructuredData(props)} />;
}

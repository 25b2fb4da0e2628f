// Change: a title that contains </script> does not end the script.
import { useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import type { ReactNode } from 'react';

import { StructuredData } from '@api-docs/ui';

export default function BlogPostStructuredData(): ReactNode {
  return <StructuredData data={useBlogPostStructuredData()} />;
}

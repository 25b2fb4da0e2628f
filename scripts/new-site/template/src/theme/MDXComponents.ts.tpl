import MDXComponents from '@theme-original/MDXComponents';

import { docsComponents } from '@api-docs/openapi-reference/components';

// What pages can use without an import.
export default { ...MDXComponents, ...docsComponents };

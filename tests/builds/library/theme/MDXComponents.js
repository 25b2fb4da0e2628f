import MDXComponents from '@theme-original/MDXComponents';
import { docsComponents } from '@api-docs/openapi-reference/components';

export default { ...MDXComponents, ...docsComponents };

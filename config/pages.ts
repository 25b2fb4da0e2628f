import type { Options } from '@docusaurus/plugin-content-pages';

import { rehypePlugins, remarkPlugins } from './markdown';

export const pages: Options = { remarkPlugins, rehypePlugins };

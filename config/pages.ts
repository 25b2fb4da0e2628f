import type { Options } from '@docusaurus/plugin-content-pages';

import { remarkPlugins } from './markdown';

export const pages: Options = { remarkPlugins };

import type { LoadContext, PluginModule } from '@docusaurus/types';

import { brand } from '../brand.config';
import notFound from '../plugins/not-found';
import redirects from '../plugins/redirects';
import versions from '../versions.json';
import { builtPages } from './builtPages';

export const redirectsPlugin: PluginModule = (context: LoadContext) => redirects(context, { brand, versions });

/** The not-found page knows the same table of moved pages. */
export const notFoundPlugin: PluginModule = (context: LoadContext) =>
  notFound(context, { brand, versions, pages: builtPages });

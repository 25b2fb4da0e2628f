import type { LoadContext, PluginModule } from '@docusaurus/types';

import { brand } from '../brand.config';
import redirects from '../plugins/redirects';
import versions from '../versions.json';

export const redirectsPlugin: PluginModule = (context: LoadContext) => redirects(context, { brand, versions });

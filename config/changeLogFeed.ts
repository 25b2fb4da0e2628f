import type { LoadContext, PluginModule } from '@docusaurus/types';

import { brand } from '../brand.config';
import changeLogFeed from '../plugins/change-log-feed';

/** Atom and RSS feeds of the change-log. */
export const changeLogFeedPlugin: PluginModule = (context: LoadContext) => changeLogFeed(context, brand);

import type { LoadContext, PluginModule } from '@docusaurus/types';

import { brand } from '../brand.config';
import changeLogFeed from '../plugins/change-log-feed';
import compare from '../plugins/compare';
import { builtPages } from './builtPages';
import { comparisons, pageChangeLines } from './markdown';

/** What tells readers of changes: feeds of the change-log, and pages that show what changed between docs versions. */
export const changePlugins: PluginModule[] = [
  (context: LoadContext) => changeLogFeed(context, brand),
  (context: LoadContext) => compare(context, { comparisons, lines: pageChangeLines, pages: builtPages }),
];

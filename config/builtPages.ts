import type { PluginModule } from '@docusaurus/types';

import { brand } from '../brand.config';
import { builtPagesPlugin, openBuiltPages } from '../plugins/built-pages';
import { openSocialCards } from '../plugins/social-cards';
import { apiFiles } from './markdown';

/** A picture of each page for link previews. */
const socialCards = openSocialCards({ files: apiFiles, brand });

/** The finished pages, for the plugins that read them after the build. */
export const builtPages = openBuiltPages(socialCards.tagsOf);

/** What is done with the pages after the build: plugins/built-pages/finishingSteps.ts. */
export const outputPlugins: PluginModule[] = [socialCards.plugin, () => builtPagesPlugin(builtPages)];

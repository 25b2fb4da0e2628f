import type { LoadContext, PluginModule } from '@docusaurus/types';

import { brand } from '../brand.config';
import homePage from '../plugins/home-page';
import { apiFiles } from './markdown';

export const homePagePlugin: PluginModule = (context: LoadContext) => homePage(context, { files: apiFiles, brand });

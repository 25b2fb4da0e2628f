import type { LoadContext, PluginModule } from '@docusaurus/types';

import { brand } from '../brand.config';
import agentDocs from '../plugins/agent-docs';
import { builtPages } from './builtPages';
import { apiFiles } from './markdown';

/** Markdown twins, indexes and a skill for assistants. */
export const agentDocsPlugin: PluginModule = (context: LoadContext) =>
  agentDocs(context, { files: apiFiles, brand, pages: builtPages });

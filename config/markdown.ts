import path from 'node:path';

import type { Config } from '@docusaurus/types';

import { brand } from '../brand.config';
import { openApiFiles } from '../plugins/api-facts/apiFiles';
import { remarkApiFacts } from '../plugins/api-facts/remarkApiFacts';
import { changeLines } from '../plugins/compare/changeLines';
import { openComparisons } from '../plugins/compare/openComparisons';
import { remarkPageChanges } from '../plugins/compare/remarkPageChanges';
import { markdownHooks } from '../plugins/front-matter';
import { rehypeHighlight } from '../plugins/highlighting/rehypeHighlight';
import { codeBlocks } from './codeBlocks';

export const siteDir = path.resolve(__dirname, '..');

/** The project's OpenAPI files, read once for pages, reference and sidebar. */
export const apiFiles = openApiFiles(siteDir, brand);

/** What changed between docs versions, worked out once for pages, change-log and comparisons. */
export const comparisons = openComparisons({
  siteDir,
  brand,
  files: apiFiles,
  magicComments: codeBlocks.magicComments,
});

/** What became of each docs page between versions. */
export const pageChangeLines = changeLines(comparisons);

/**
 * Steps that every Markdown file of the site goes through. Options would be shipped to the browser as part of the site's
 * configuration, with the project's path in them; a function is not.
 */
export const remarkPlugins = [
  () => remarkApiFacts({ siteDir, files: apiFiles }),
  () => remarkPageChanges(comparisons, { siteDir, basePath: brand.basePath }),
];

/** Options stay out of the browser as above. */
export const rehypePlugins = [() => rehypeHighlight({ siteDir, magicComments: codeBlocks.magicComments })];

export const markdown: Config['markdown'] = {
  format: 'detect',
  hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  ...markdownHooks({ siteDir, brand, changesOf: pageChangeLines }),
};

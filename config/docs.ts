import type { Options } from '@docusaurus/plugin-content-docs';

import { brand } from '../brand.config';
import { checkCategories } from '../plugins/front-matter/checkCategories';
import { docsFolder } from '../plugins/front-matter/docsFolder';
import versions from '../versions.json';
import { rehypePlugins, remarkPlugins, siteDir } from './markdown';

// Stops here on a wrong category: Docusaurus would leave out the page of some.
for (const version of ['next', ...versions]) checkCategories(siteDir, docsFolder(version));

const [latest = '', ...frozen] = versions;

/** Versioned docs: `docs/` is next, the first entry of versions.json the latest, the others are frozen. */
export const docs: Options = {
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  remarkPlugins,
  rehypePlugins,
  editUrl: ({ versionDocsDirPath, docPath }) => `${brand.links.editBase}${versionDocsDirPath}/${docPath}`,
  showLastUpdateTime: true,
  // The version stands in the line below the title instead of a badge: see src/components/TitleLine.
  versions: {
    current: { label: 'next', banner: 'unreleased', noIndex: true, badge: false },
    [latest]: { badge: false },
    ...Object.fromEntries(
      frozen.map((version) => [version, { banner: 'unmaintained' as const, noIndex: true, badge: false }]),
    ),
  },
};

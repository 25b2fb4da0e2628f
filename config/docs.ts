import type { Options } from '@docusaurus/plugin-content-docs';

import { brand } from '../brand.config';
import versions from '../versions.json';
import { remarkPlugins } from './markdown';

const [, ...frozen] = versions;

/** Versioned docs: `docs/` is next, the first entry of versions.json the latest, the others are frozen. */
export const docs: Options = {
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  remarkPlugins,
  editUrl: ({ versionDocsDirPath, docPath }) => `${brand.links.editBase}${versionDocsDirPath}/${docPath}`,
  versions: {
    current: { label: 'next', banner: 'unreleased', noIndex: true },
    ...Object.fromEntries(frozen.map((version) => [version, { banner: 'unmaintained' as const, noIndex: true }])),
  },
};

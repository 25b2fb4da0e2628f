import type { PluginConfig } from '@docusaurus/types';

import { localSearch } from '@api-docs/local-search';

import type { Site } from '../plugins/lib/site';
import { blogDescription, searchHelp } from '..';

/** The parts of the site that a search can be limited to. */
const areas = [
  { label: 'Docs', path: 'docs' },
  { label: 'API reference', path: 'docs/api' },
  ...(blogDescription === undefined ? [] : [{ label: 'Blog', path: 'blog' }]),
];

/** Returns the local search: at most 8 suggestions, with 50 characters of context, as the specification says. */
export function search(site: Site): PluginConfig {
  const helpLinks = [...searchHelp, { label: 'API reference', path: '/docs/api/' }];
  return [
    localSearch({ indexFiles: site.indexFiles, helpLinks }),
    { searchContextByPaths: areas, searchResultLimits: 8, searchResultContextMaxLength: 50 },
  ];
}

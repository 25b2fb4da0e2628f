import type { PluginOptions as StockOptions } from '@easyops-cn/docusaurus-search-local';

import { spellingRemedy } from '@api-docs/kit/node';
import { optionError } from '@api-docs/kit/plugin';

import type { SearchSettings } from '../searchIndex';

/**
 * Returns the parts of the site that a search can be limited to. One without a label in the language of the site has its path as label.
 *
 * @param areas as the option has them: paths with or without slashes at their ends
 * @param locale language of the site
 */
export function searchAreas(areas: StockOptions['searchContextByPaths'], locale: string): SearchSettings['areas'] {
  return (areas ?? []).map((area) => {
    const { label, path } = typeof area === 'string' ? { label: area, path: area } : area;
    const own: string | undefined = typeof label === 'object' ? label[locale] : label;
    return { label: own ?? path, path: path.replace(/^\/+|\/+$/g, '') };
  });
}

/**
 * Throws if a part of the site has no page.
 *
 * @param pages paths below the base path, with a slash at their end
 */
export function checkAreas(areas: SearchSettings['areas'], pages: readonly string[]): void {
  const empty = areas.find(({ path }) => path === '' || !pages.some((page) => page.startsWith(`${path}/`)));
  if (!empty) return;
  const folders = new Set(pages.map((page) => page.replace(/\/.*/, '')).filter((name) => !name.endsWith('.html')));
  throw optionError('@api-docs/local-search', 'searchContextByPaths', {
    problem: 'names a part of the site that has no page',
    expected: 'the path of a part of the site below the base path, for example docs/guides',
    found: empty.path || '/',
    remedy: spellingRemedy(empty.path, [...folders], 'correct or remove the path'),
  });
}

import type { PluginOptions as StockOptions } from '@easyops-cn/docusaurus-search-local';

import { spellingRemedy } from '@api-docs/kit/node';
import { optionError } from '@api-docs/kit/plugin';

import { PACKAGE } from '../options';
import type { SearchSettings } from '../searchIndex';

const areaError = (details: Parameters<typeof optionError>[2]) => optionError(PACKAGE, 'searchContextByPaths', details);

/**
 * Returns the parts of the site that a search can be limited to. One without a label in the language of the site has its path as label.
 *
 * @param given as the option has them: paths with or without slashes at their ends
 * @param locale language of the site
 * @throws if a part has no path, or two have the same
 */
export function searchAreas(given: StockOptions['searchContextByPaths'], locale: string): SearchSettings['areas'] {
  const areas = (given ?? []).map((area) => {
    // The stock theme checks no more than the types of what is there.
    const { label, path }: Partial<Exclude<typeof area, string>> =
      typeof area === 'string' ? { label: area, path: area } : area;
    if (path === undefined) {
      throw areaError({
        problem: 'has a part of the site without a path',
        expected: "the path of a part, for example { label: 'Guides', path: 'docs/guides' }",
        found: JSON.stringify(area),
        remedy: 'add the path',
      });
    }
    const own: string | undefined = typeof label === 'object' ? label[locale] : label;
    return { label: own ?? path, path: path.replace(/^\/+|\/+$/g, '') };
  });
  const paths = areas.map(({ path }) => path);
  const twice = paths.find((path, index) => paths.indexOf(path) < index);
  if (twice === undefined) return areas;
  throw areaError({
    problem: 'has a part of the site twice',
    expected: 'each path once',
    found: twice || '/',
    remedy: 'remove one of the entries',
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
  throw areaError({
    problem: 'names a part of the site that has no page',
    expected: 'the path of a part of the site below the base path, for example docs/guides',
    found: empty.path || '/',
    remedy: spellingRemedy(empty.path, [...folders], 'correct or remove the path'),
  });
}

import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api/facts/apiFiles';
import { projectDir } from '../lib/run';
import { readPages } from './pageReader';
import { siteLinks } from './siteLinks';
import type { SiteMap } from './siteMap';

/**
 * Examples: `source page path = /base/docs/next/intro/`, `Can't render static file for pathname "/base/docs/intro"`.
 * The path may be wrapped in color codes of the terminal.
 */
const PAGE_IN_OUTPUT = /(?:source page path|pathname)(?: =|=)? ?(?:\u001b\[\d+m)*"?(?<pathname>\/[^\s":\u001b]*)/g;

/**
 * Finds the source files of the pages that the output of a failed build names by URL path.
 *
 * @returns paths relative to the project, each once, in the order of the output
 */
export function pagesInOutput(output: string, map: SiteMap, basePath: string): string[] {
  const files = [...output.matchAll(PAGE_IN_OUTPUT)].flatMap(({ groups }) => {
    const sitePath = (groups?.pathname ?? '').replace(basePath, '/').replace(/(?<=.)\/$/, '');
    return map.get(sitePath) ?? [];
  });
  return [...new Set(files)];
}

/** Runs {@link pagesInOutput} with the pages of this project. */
export function filesInOutput(output: string): string[] {
  const { map } = siteLinks(projectDir, readPages(projectDir), openApiFiles(projectDir, brand));
  return pagesInOutput(output, map, brand.basePath);
}

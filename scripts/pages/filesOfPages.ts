import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api-facts/apiFiles';
import { proseFiles } from '../prose/pageFiles';
import { projectDir } from '../run';
import { isPage, pageReader } from './pageReader';
import { pagesInOutput } from './pagesInOutput';
import { siteLinks } from './siteLinks';

/**
 * Finds the files of the pages that a build names in what it prints: Docusaurus names addresses, writers open files.
 *
 * @param output what the build has printed
 * @returns paths relative to the project; empty if it names no page
 */
export function filesOfPages(output: string): string[] {
  const reader = pageReader(projectDir);
  const pages = proseFiles(projectDir)
    .map((file) => reader.read(file))
    .filter(isPage);
  const { map } = siteLinks(projectDir, pages, openApiFiles(projectDir, brand));
  return pagesInOutput(output, map, brand.basePath);
}

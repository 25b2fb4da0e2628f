import { readFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api-facts/apiFiles';
import { comparisonMarkdown } from '../../plugins/compare/comparisonMarkdown';
import { comparisonPage } from '../../plugins/compare/comparisonPage';
import { comparisonViews } from '../../plugins/compare/comparisonViews';
import { pageChanges } from '../../plugins/compare/pageChanges';
import { pageShell } from '../../plugins/compare/pageShell';
import { siteComparisons } from '../../plugins/compare/siteComparisons';

/**
 * Does once more what a build does to compare its docs versions: reads all pages, counts what changed, and writes the lines
 * below the titles, the comparison pages and their Markdown, without storing them.
 *
 * @param siteDir absolute path of the project or of a copy, built
 * @returns processor seconds
 */
export function comparisonSeconds(siteDir: string): number {
  const started = process.cpuUsage();
  const site = siteComparisons({ siteDir, brand, files: openApiFiles(siteDir, brand) });
  for (const page of site.pages) pageChanges(site, page);
  const shell = pageShell(readFileSync(path.join(siteDir, 'build/docs/index.html'), 'utf8'));
  const { siteUrl, basePath, provider } = brand;
  const frame = { shell, siteUrl, basePath, siteTitle: provider, styles: 'compare.css' };
  for (const view of comparisonViews(site)) {
    comparisonPage(view, frame);
    comparisonMarkdown(view, siteUrl + basePath);
  }
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

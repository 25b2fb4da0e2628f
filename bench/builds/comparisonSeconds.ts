import { readFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api/facts/apiFiles';
import { comparisonMarkdown } from '../../plugins/versions/comparisons/render/comparisonMarkdown';
import { comparisonPage, pageLayout } from '../../plugins/versions/comparisons/render/comparisonPage';
import { comparisonViews } from '../../plugins/versions/comparisons/render/comparisonViews';
import { siteComparisons } from '../../plugins/versions/comparisons/siteComparisons';
import { linesOfPage } from '../../plugins/versions/comparisons/summaries/changeLines';

/**
 * Repeats what a build does to compare docs versions, without writing files.
 *
 * @param siteDir absolute path of the built project or of a built copy
 * @returns processor seconds
 */
export function comparisonSeconds(siteDir: string): number {
  const started = process.cpuUsage();
  const site = siteComparisons({ siteDir, brand, files: openApiFiles(siteDir, brand) });
  for (const page of site.pages) linesOfPage(site, page);
  const layout = pageLayout(readFileSync(path.join(siteDir, 'build/docs/index.html'), 'utf8'));
  const { siteUrl, basePath, provider } = brand;
  const shared = { layout, siteUrl, basePath, siteTitle: provider, styles: 'compare.css' };
  for (const view of comparisonViews(site)) {
    comparisonPage(view, shared);
    comparisonMarkdown(view, siteUrl + basePath);
  }
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

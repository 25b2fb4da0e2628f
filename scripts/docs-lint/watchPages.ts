import { watch } from 'node:fs';
import path from 'node:path';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api/facts/apiFiles';
import { headFindings } from './buildFindings';
import { formatFinding } from './finding';
import { linkFindings } from './linkFindings';
import { PAGE_FOLDERS } from './pageFiles';
import { pageReader, readPages } from './pageReader';
import { siteLinks } from './siteLinks';

/**
 * Returns a check of links, brand tokens and front matter of all pages. Each call returns the findings that are new
 * since the previous call, or a message if findings were only fixed.
 */
export function changedFindings(siteDir: string): () => string[] {
  const reader = pageReader(siteDir);
  const files = openApiFiles(siteDir, brand);
  let known = new Set<string>();
  return () => {
    const pages = readPages(siteDir, reader);
    const links = siteLinks(siteDir, pages, files);
    const findings = pages
      .flatMap((page) => [...headFindings(page, brand), ...linkFindings(page, links)])
      .map(formatFinding);
    const added = findings.filter((finding) => !known.has(finding));
    const fixed = [...known].filter((finding) => !findings.includes(finding)).length;
    known = new Set(findings);
    return added.length === 0 && fixed > 0 ? [`${fixed} fixed, ${findings.length} left`] : added;
  };
}

/** Leaves the CPU to the server, which shows the change first. */
const DEBOUNCE_MS = 2000;

/** The same for its start. */
const FIRST_CHECK_MS = 20_000;

/**
 * Reports broken links, anchors and images, invalid front matter and unknown brand tokens while the development server
 * runs. The server itself does not check links, and hides the others in a stack trace.
 *
 * @param report prints a message
 */
export function watchPages(siteDir: string, report: (message: string) => void): void {
  const newFindings = changedFindings(siteDir);
  const check = () => {
    try {
      newFindings().forEach(report);
    } catch (error) {
      // A page was just deleted, or the OpenAPI file is invalid. The server reports more about it.
      report(`Pages were not checked: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  let timer = setTimeout(check, FIRST_CHECK_MS);
  for (const folder of PAGE_FOLDERS) {
    watch(path.join(siteDir, folder), { recursive: true }, (_event, file) => {
      if (file === null || !/\.(?:mdx|json|yml)$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(check, DEBOUNCE_MS);
    });
  }
}

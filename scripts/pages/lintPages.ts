import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api-facts/apiFiles';
import type { ReportedFinding } from '../gates/reportedFinding';
import { linkFindings } from '../links/linkFindings';
import { applyFixes } from '../prose/applyFixes';
import { checkPage, type PageFinding } from '../prose/checkPage';
import { readPage } from '../prose/page';
import { proseFiles } from '../prose/pageFiles';
import { RULES } from '../prose/rules';
import { buildFindings } from './buildFindings';
import { isPage, pageReader, type UnreadPage } from './pageReader';
import { siteLinks } from './siteLinks';

/** A fix may uncover the next one, and two that overlap need two rounds; no chain is longer in sane text. */
const ROUNDS = 5;

const NOT_MDX = {
  name: 'mdx',
  why: 'No page can be made of it, and the build stops.',
  remedy: 'Mend the line. A bare { or < starts code in MDX: write it in backticks.',
};

function mend(siteDir: string, file: string): void {
  const absolute = path.join(siteDir, file);
  let source = readFileSync(absolute, 'utf8');
  for (let round = 0; round < ROUNDS; round += 1) {
    const findings = checkPage(readPage(file, source), RULES);
    if (!findings.some((finding) => finding.fix)) return;
    source = applyFixes(source, findings);
    writeFileSync(absolute, source);
  }
}

function unreadable({ file, line, reason }: UnreadPage): ReportedFinding {
  return { file, line, rule: NOT_MDX, found: reason };
}

/** Says so where a machine can mend a finding. */
function reported(finding: PageFinding): ReportedFinding {
  const { name, why, remedy } = finding.rule;
  const sentence = finding.fix ? `${remedy} npm run lint:docs -- --fix does it.` : remedy;
  return { ...finding, rule: { name, why, remedy: sentence } };
}

/** What a run over the pages found. */
export interface PageReport {
  pages: number;
  findings: ReportedFinding[];
}

/**
 * Holds every page against the prose rules, the build's own checks and the pages that it links to.
 *
 * @param siteDir absolute path of the project
 * @param options whether to mend what a machine can
 * @returns the findings that are left, in the order of files and lines
 */
export function lintPages(siteDir: string, { fix = false }: { fix?: boolean } = {}): PageReport {
  const reader = pageReader(siteDir);
  const files = proseFiles(siteDir);
  if (fix) for (const file of files) if (isPage(reader.read(file))) mend(siteDir, file);
  const read = files.map((file) => reader.read(file));
  const pages = read.filter(isPage);
  const sources = { siteDir, brand, files: openApiFiles(siteDir, brand) };
  const links = siteLinks(siteDir, pages, sources.files);
  const findings = read.flatMap((page): ReportedFinding[] =>
    isPage(page)
      ? [...checkPage(page, RULES).map(reported), ...linkFindings(page, links), ...buildFindings(page, sources)].sort(
          (a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
        )
      : [unreadable(page)],
  );
  return { pages: files.length, findings };
}

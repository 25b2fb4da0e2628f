import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api/facts/apiFiles';
import { projectDir } from '../lib/run';
import { buildFindings } from './buildFindings';
import type { GateOptions, ReportedFinding } from './finding';
import { linkFindings } from './linkFindings';
import { proseFiles } from './pageFiles';
import { isPage, pageReader, type UnreadPage } from './pageReader';
import { readPage } from './prose/page';
import { applyFixes, checkPage, type PageFinding } from './prose/rule';
import { RULES } from './prose/rules';
import { sharedProse } from './prose/sharedProse';
import { printFindings } from './printFindings';
import { siteLinks } from './siteLinks';

/** A fix may reveal another finding, and only the first of two overlapping fixes is applied in a round. */
const MAX_FIX_ROUNDS = 5;

const NOT_MDX = {
  name: 'mdx',
  level: 'fault',
  why: 'The build fails, because the page cannot be parsed.',
  remedy: 'Fix the line. A bare { or < starts code in MDX, so put it in backticks.',
} as const;

function fixPage(siteDir: string, file: string): void {
  const absolute = path.join(siteDir, file);
  let source = readFileSync(absolute, 'utf8');
  for (let round = 0; round < MAX_FIX_ROUNDS; round += 1) {
    const findings = checkPage(readPage(file, source), RULES);
    if (!findings.some((finding) => finding.fix)) return;
    source = applyFixes(source, findings);
    writeFileSync(absolute, source);
  }
}

function unreadable({ file, line, reason }: UnreadPage): ReportedFinding {
  return { file, line, rule: NOT_MDX, found: reason };
}

/** Adds to the remedy that `--fix` applies it, if there is a fix. */
function reported(finding: PageFinding): ReportedFinding {
  const { name, level, why, remedy } = finding.rule;
  return {
    ...finding,
    rule: { name, level, why, remedy: finding.fix ? `${remedy} npm run lint:docs -- --fix does it.` : remedy },
  };
}

interface PageReport {
  /** Number of pages. */
  pages: number;
  findings: ReportedFinding[];
}

/**
 * Checks every page with the prose rules and the build's own checks, and checks its links.
 *
 * @returns the findings that are left after fixing, sorted by file and line
 */
export function lintPages(siteDir: string, { fix }: GateOptions = { fix: false }): PageReport {
  const reader = pageReader(siteDir);
  const files = proseFiles(siteDir);
  if (fix) for (const file of files) if (isPage(reader.read(file))) fixPage(siteDir, file);
  const read = files.map((file) => reader.read(file));
  const sources = { siteDir, brand, files: openApiFiles(siteDir, brand) };
  const links = siteLinks(siteDir, read.filter(isPage), sources.files);
  const shared = sharedProse(read.filter(isPage));
  const findings = read.flatMap((page): ReportedFinding[] =>
    isPage(page)
      ? [
          ...checkPage(page, RULES).map(reported),
          ...shared.filter(({ file }) => file === page.file),
          ...linkFindings(page, links),
          ...buildFindings(page, sources),
        ].sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0))
      : [unreadable(page)],
  );
  return { pages: files.length, findings };
}

/** Finds the pages that are not valid MDX, for which the build has no remedy. */
export function unreadablePages(siteDir: string): ReportedFinding[] {
  const reader = pageReader(siteDir);
  return proseFiles(siteDir).flatMap((file) => {
    const page = reader.read(file);
    return isPage(page) ? [] : [unreadable(page)];
  });
}

/** Checks the pages of this project and prints the findings. */
export async function lintAllPages(options: GateOptions): Promise<void> {
  const { pages, findings } = lintPages(projectDir, options);
  printFindings(findings, `${pages} pages: prose, front matter, brand tokens, API facts, links and anchors`);
}

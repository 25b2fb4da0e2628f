import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { buildError } from '../../plugins/lib/buildError';
import { buildFindings } from '../docs-lint/buildFindings';
import { formatFinding, type ReportedFinding } from '../docs-lint/finding';
import { linkFindings } from '../docs-lint/linkFindings';
import { readPages } from '../docs-lint/pageReader';
import { readPage, type Page } from '../docs-lint/prose/page';
import { checkPage } from '../docs-lint/prose/rule';
import { RULES } from '../docs-lint/prose/rules';
import { siteLinks } from '../docs-lint/siteLinks';
import type { SiteMap } from '../docs-lint/siteMap';
import { flag, type Answers } from './answers';
import { planPage } from './planPage';
import type { Plan, Project } from './project';

/** Checks that no other page has the same path: a page keeps its path when its title changes, so file names may differ. */
function checkSitePath(page: Page, others: SiteMap, { siteDir, files }: Project): void {
  const own = [...siteLinks(siteDir, [page], files).map].find(([, file]) => file === page.file)?.[0];
  if (own === undefined || !others.has(own)) return;
  throw buildError({
    file: page.file,
    problem: 'another page has this path',
    expected: 'a unique path',
    found: `${own}, of ${others.get(own) ?? 'a generated page'}`,
    remedy: `choose another ${flag('title')}`,
  });
}

/** Runs the gates of `npm run lint:docs`, except spelling, on a page that is not written yet. */
function checkPlan(plan: Plan, project: Project): ReportedFinding[] {
  const { siteDir, pages, files } = project;
  const others = readPages(siteDir, pages).filter(({ file }) => file !== plan.file);
  const page = readPage(plan.file, plan.text);
  if (!plan.extends) checkSitePath(page, siteLinks(siteDir, others, files).map, project);
  const links = siteLinks(siteDir, [...others, page], files);
  return [...checkPage(page, RULES), ...linkFindings(page, links), ...buildFindings(page, project)];
}

interface NewPageOptions {
  /** Date of a post without one, for example `2025-06-16`. */
  today: string;
  /** Checks the spelling of a text that is not on disk yet. */
  spell(file: string, text: string): ReportedFinding[];
}

interface WrittenPage {
  /** Path relative to the project. */
  file: string;
  /** Findings of house style, which do not prevent the page. */
  advice: readonly ReportedFinding[];
}

/**
 * Writes a new page, or a new entry of the change-log.
 *
 * @throws if an answer is missing or wrong, the page exists, or a gate finds a fault; then nothing is written
 */
export function writePage(answers: Answers, project: Project, { today, spell }: NewPageOptions): WrittenPage {
  const plan = planPage(answers, project, today);
  const findings = [...checkPlan(plan, project), ...spell(plan.file, plan.text)];
  const faults = findings.filter(({ rule }) => rule.level === 'fault');
  if (faults.length > 0) {
    const gates = faults.map(formatFinding).join('\n\n');
    throw new Error(`${gates}\n\nNothing was written: change --title or --description.`);
  }
  const absolute = path.join(project.siteDir, plan.file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  // `wx` fails if the file was created in the meantime.
  writeFileSync(absolute, plan.text, { flag: plan.extends ? 'w' : 'wx' });
  return { file: plan.file, advice: findings.filter(({ rule }) => rule.level === 'style') };
}

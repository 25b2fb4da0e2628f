import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describeFinding } from '../gates/describeFinding';
import type { ReportedFinding } from '../gates/reportedFinding';
import type { Answers } from './answers';
import { checkPlan } from './checkPlan';
import { planPage } from './planPage';
import type { Plan, Project } from './project';

/** Finds misspellings in a text that is not on disk yet. */
export type Spell = (file: string, text: string) => ReportedFinding[];

/**
 * Writes a new page, or a new entry of the change-log, that passes the writers' gates.
 *
 * @param answers what the writer said
 * @param project gets the page
 * @param options the date for posts, and the spelling check
 * @returns the file that was written, relative to the project
 * @throws when an answer is missing or wrong, the page exists, or a gate finds something; then nothing was written
 */
export function newPage(answers: Answers, project: Project, { today, spell }: { today: string; spell: Spell }): string {
  const plan: Plan = planPage(answers, project, today);
  const findings = [...checkPlan(plan, project), ...spell(plan.file, plan.text)];
  if (findings.length > 0) {
    const gates = findings.map(describeFinding).join('\n\n');
    throw new Error(`${gates}\n\nNothing was written: change --title or --description.`);
  }
  const absolute = path.join(project.siteDir, plan.file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  // `wx` refuses a file that came into being meanwhile.
  writeFileSync(absolute, plan.text, { flag: plan.extends ? 'w' : 'wx' });
  return plan.file;
}

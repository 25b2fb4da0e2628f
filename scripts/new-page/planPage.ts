import { existsSync } from 'node:fs';
import path from 'node:path';

import { buildError } from '../../plugins/lib/buildError';
import { checkVersion, flag, kindOf, type Answers } from './answers';
import { planEntry } from './changeLogEntry';
import { PAGE_TEMPLATES, type PageKindName } from './kinds';
import { makeDraft } from './makeDraft';
import type { Plan, Project } from './project';

/** Example: `2025-06-16`. */
const DATE = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

function fileOf(name: PageKindName, slug: string, date: string): string {
  const { folder } = PAGE_TEMPLATES[name];
  if (name !== 'post') return path.posix.join('docs', folder, `${slug}.mdx`);
  if (DATE.test(date)) return `${folder}/${date}-${slug}.mdx`;
  throw buildError({
    file: flag('date'),
    problem: 'not a date',
    expected: 'a date such as 2025-06-16',
    found: date,
    remedy: 'correct it, or leave it out for today',
  });
}

/**
 * Returns path and text of a new page, or the new text of the change-log, without writing it.
 *
 * @param today date of a post without one, for example `2025-06-16`
 * @throws if an answer is missing or wrong, or the page exists
 */
export function planPage(answers: Answers, project: Project, today: string): Plan {
  const name = kindOf(answers);
  checkVersion(answers, project.files.versions());
  if (name === 'change-log') return planEntry(answers, project);
  const draft = makeDraft(name, PAGE_TEMPLATES[name], answers, project);
  const file = fileOf(name, draft.slug, answers.date ?? today);
  if (existsSync(path.join(project.siteDir, file))) {
    throw buildError({
      file,
      problem: 'the page already exists',
      expected: 'a title that no page of the folder has',
      found: draft.title,
      remedy: 'edit that page, or choose another --title',
    });
  }
  return { file, text: PAGE_TEMPLATES[name].template(draft) };
}

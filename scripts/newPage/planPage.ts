import { existsSync } from 'node:fs';
import path from 'node:path';

import { teachingError } from '../../plugins/teachingError';
import type { Answers } from './answers';
import { checkVersion, flag, kindOf } from './checkAnswers';
import type { Draft, OperationDraft } from './draft';
import { KINDS, WITH_OPERATION, WITHOUT_OPERATION, type PageKindName } from './kinds';
import { makeDraft } from './makeDraft';
import { planEntry } from './planEntry';
import type { Plan, Project } from './project';

/** Example: `2025-06-16`. */
const DATE = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

function hasOperation(draft: Draft): draft is OperationDraft {
  return draft.operation !== undefined;
}

function textOf(name: PageKindName, draft: Draft): string {
  if (name in WITHOUT_OPERATION) return WITHOUT_OPERATION[name as keyof typeof WITHOUT_OPERATION](draft);
  if (!hasOperation(draft)) throw new Error(`${name}: the template needs an operation`);
  return WITH_OPERATION[name as keyof typeof WITH_OPERATION](draft);
}

function fileOf(name: PageKindName, slug: string, date: string): string {
  const { folder } = KINDS[name];
  if (name !== 'post') return path.posix.join('docs', folder, `${slug}.mdx`);
  if (DATE.test(date)) return `${folder}/${date}-${slug}.mdx`;
  throw teachingError({
    file: flag('date'),
    problem: 'not a date',
    expected: 'the form 2025-06-16',
    found: date,
    remedy: 'leave it out for today',
  });
}

/**
 * Plans a new page, or a new entry of the change-log, without writing anything.
 *
 * @param answers what the writer said
 * @param project gets the page
 * @param today as `2025-06-16`, for a post without a date
 * @throws when an answer is missing or wrong, or a page of that name exists
 */
export function planPage(answers: Answers, project: Project, today: string): Plan {
  const name = kindOf(answers);
  checkVersion(answers, project.files.versions());
  if (name === 'change-log') return planEntry(answers, project);
  const draft = makeDraft(name, KINDS[name], answers, project);
  const file = fileOf(name, draft.slug, answers.date ?? today);
  if (existsSync(path.join(project.siteDir, file))) {
    throw teachingError({
      file,
      problem: 'the page exists already',
      expected: 'a name that no page has',
      found: draft.title,
      remedy: 'open the page, or choose another --title',
    });
  }
  return { file, text: textOf(name, draft) };
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readFrontMatter } from '../../plugins/front-matter/readFrontMatter';
import { spellingRemedy, teachingError } from '../../plugins/teachingError';
import { pagesBelow } from '../prose/pageFiles';
import { addEntry } from './addEntry';
import { CHANGE_GROUPS, type Answers } from './answers';
import { flag, given, oneOf } from './checkAnswers';
import type { Plan, Project } from './project';

const FOLDER = 'docs';
const CHANGE_LOG = `${FOLDER}/change-log.mdx`;

function pageOf(answers: Answers, { siteDir }: Project): string {
  const name = given(
    answers,
    'page',
    'the page that explains the change, for example understanding-brand-metrics/pii.mdx',
  );
  const page = path.posix.normalize(name.replace(/^docs\//, ''));
  if (page.endsWith('.mdx') && existsSync(path.join(siteDir, FOLDER, page))) return page;
  const known = pagesBelow(siteDir, [FOLDER]).map((file) => path.posix.relative(FOLDER, file));
  throw teachingError({
    file: flag('page'),
    problem: 'no such page',
    expected: 'a file below docs/',
    found: name,
    remedy: spellingRemedy(page, known, 'write the page first, then its entry'),
  });
}

/**
 * Plans an entry of the change-log: what a reader can do now, and the page that explains it.
 *
 * @param answers group, title (the sentence) and page
 * @param project whose unreleased docs get the entry
 * @throws when an answer is missing or wrong, or the entry is there already
 */
export function planEntry(answers: Answers, project: Project): Plan {
  const group = oneOf('group', answers.group, CHANGE_GROUPS);
  const sentence = given(
    answers,
    'title',
    'what a reader can do now, as a request: "Call Tone with a list of your own"',
  );
  const page = pageOf(answers, project);
  const { title = page } = readFrontMatter(path.join(project.siteDir, FOLDER, page));
  const entry = `${sentence.replace(/[.:]$/, '')}: [${String(title)}](./${page}).`;
  const source = readFileSync(path.join(project.siteDir, CHANGE_LOG), 'utf8');
  if (source.includes(`- ${entry}\n`)) {
    throw teachingError({
      file: CHANGE_LOG,
      problem: 'the entry exists already',
      expected: 'a change that is not listed yet',
      found: entry,
      remedy: 'change the line in the file',
    });
  }
  const text = addEntry(source, group, entry);
  if (text !== undefined) return { file: CHANGE_LOG, text, extends: true };
  throw teachingError({
    file: CHANGE_LOG,
    problem: 'the change-log has no part for unreleased changes',
    expected: 'a heading "## Unreleased"',
    found: 'none',
    remedy: 'write the heading above the latest version',
  });
}

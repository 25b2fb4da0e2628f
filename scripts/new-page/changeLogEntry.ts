import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { CHANGE_GROUPS, type ChangeGroup, type Answers, flag, oneOf, required } from './answers';
import { readFrontMatter } from '../../plugins/content/front-matter/readFrontMatter';
import { spellingRemedy, buildError } from '../../plugins/lib/buildError';
import { pagesBelow } from '../docs-lint/pageFiles';
import type { Plan, Project } from './project';

/** The section for changes that are not released. */
export const UNRELEASED = '## Unreleased';

/** Sentence for an empty section. Example: `There are none so far: apart from this section, these pages …`. */
export const NONE_SO_FAR = / ?There are none so far[^.]*\./;

/** Lists that the build computes. They follow the written entries, and get a heading with the first entry. */
const COMPUTED = [
  {
    component: '<PageChanges',
    heading: [
      '### Pages',
      '',
      'This list is computed from the pages of the two versions. The link behind each page opens the comparison.',
      '',
    ],
  },
  {
    component: '<ApiChanges',
    heading: [
      '### Operations and fields',
      '',
      'These lists are computed from the OpenAPI files of the two versions.',
      '',
    ],
  },
];

const COMPUTED_TITLES = COMPUTED.map(({ heading }) => heading[0]?.slice(4));

function isComputed(line: string): boolean {
  return COMPUTED.some(({ component }) => line.startsWith(component));
}

function isEntry(line: string): boolean {
  return line.startsWith('- ');
}

/** Returns the line at which to insert the next entry of a group, or the heading of a missing group. */
function insertionLine(group: ChangeGroup, lines: readonly string[]): { at: number; exists: boolean } {
  const headings = lines.flatMap((line, at) => (line.startsWith('### ') ? [{ name: line.slice(4).trim(), at }] : []));
  const own = headings.findIndex(({ name }) => name === group);
  const end = (index: number) => headings[index + 1]?.at ?? lines.length;
  if (own >= 0) {
    const heading = headings[own]?.at ?? 0;
    const last = lines.slice(0, end(own)).lastIndexOf(lines.slice(heading, end(own)).filter(isEntry).at(-1) ?? '');
    return { at: Math.max(last, heading + 1) + 1, exists: true };
  }
  const later = CHANGE_GROUPS.slice(CHANGE_GROUPS.indexOf(group) + 1) as readonly string[];
  const next = headings.find(({ name }) => later.includes(name) || COMPUTED_TITLES.includes(name));
  const computed = lines.findIndex(isComputed);
  return { at: next?.at ?? (computed < 0 ? lines.length : computed), exists: false };
}

/**
 * Adds an entry to the unreleased section of the change-log.
 *
 * @param group its heading is added with the first entry
 * @param entry one line of Markdown, without the dash
 * @returns the new text, or undefined if the change-log has no unreleased section
 */
export function addEntry(source: string, group: ChangeGroup, entry: string): string | undefined {
  const start = source.indexOf(`${UNRELEASED}\n`);
  if (start < 0) return undefined;
  const next = source.indexOf('\n## ', start + 1);
  const end = next < 0 ? source.length : next + 1;
  const lines = source.slice(start, end).replace(NONE_SO_FAR, '').split('\n');
  const isFirst = !lines.some((line) => line.startsWith('### '));
  for (const { component, heading } of isFirst ? COMPUTED : []) {
    const computed = lines.findIndex((line) => line.startsWith(component));
    if (computed >= 0) lines.splice(computed, 0, ...heading);
  }
  const { at, exists } = insertionLine(group, lines);
  lines.splice(at, 0, ...(exists ? [`- ${entry}`] : [`### ${group}`, '', `- ${entry}`, '']));
  return source.slice(0, start) + lines.join('\n') + source.slice(end);
}

const FOLDER = 'docs';
/** The change-log of the next version. */
export const CHANGE_LOG = `${FOLDER}/change-log.mdx`;

function pageOf(answers: Answers, { siteDir }: Project): string {
  const name = required(
    answers,
    'page',
    'the page that explains the change, for example understanding-brand-metrics/pii.mdx',
  );
  const page = path.posix.normalize(name.replace(/^docs\//, ''));
  if (page.endsWith('.mdx') && existsSync(path.join(siteDir, FOLDER, page))) return page;
  const known = pagesBelow(siteDir, [FOLDER]).map((file) => path.posix.relative(FOLDER, file));
  throw buildError({
    file: flag('page'),
    problem: 'the page does not exist',
    expected: 'a file below docs/',
    found: name,
    remedy: spellingRemedy(page, known, 'write the page first, then its entry'),
  });
}

/**
 * Returns the change-log with a new entry: what a reader can do now, with a link to the page that explains it.
 *
 * @throws if an answer is missing or wrong, or the entry exists
 */
export function planEntry(answers: Answers, project: Project): Plan {
  const group = oneOf('group', answers.group, CHANGE_GROUPS);
  const sentence = required(
    answers,
    'title',
    'what a reader can do now, as a request: "Call Tone with a list of your own"',
  );
  const page = pageOf(answers, project);
  const { title = page } = readFrontMatter(path.join(project.siteDir, FOLDER, page));
  const entry = `${sentence.replace(/[.:]$/, '')}: [${String(title)}](./${page}).`;
  const source = readFileSync(path.join(project.siteDir, CHANGE_LOG), 'utf8');
  if (source.includes(`- ${entry}\n`)) {
    throw buildError({
      file: CHANGE_LOG,
      problem: 'the entry already exists',
      expected: 'a new entry',
      found: entry,
      remedy: 'edit that line',
    });
  }
  const text = addEntry(source, group, entry);
  if (text !== undefined) return { file: CHANGE_LOG, text, extends: true };
  throw buildError({
    file: CHANGE_LOG,
    problem: 'the change-log has no section for unreleased changes',
    expected: 'a heading "## Unreleased"',
    found: 'none',
    remedy: 'add the heading above the latest version',
  });
}

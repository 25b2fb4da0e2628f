import { readFileSync } from 'node:fs';
import path from 'node:path';

import { readFrontMatter } from '@api-docs/kit/frontMatter';

import { CHANGE_LOG, NONE_SO_FAR, UNRELEASED } from '../lib/changeLog';
import { projectDir, projectFiles } from '../lib/run';
import { oneOf } from './oneOf';

/** Groups of written entries, in their order. */
const GROUPS = ['Added', 'Changed', 'Deprecated', 'Moved'];

/** Adds an entry to the unreleased section of the change-log. Throws if the change-log has no such section. */
export function addEntry(source: string, group: string, entry: string): string {
  const start = source.indexOf(`${UNRELEASED}\n`);
  if (start < 0) throw new Error(`${CHANGE_LOG}: add a heading "${UNRELEASED}" above the latest version`);
  const next = source.indexOf('\n## ', start) + 1 || source.length;
  const section = source.slice(start, next).replace(NONE_SO_FAR, '');
  // After the last entry of the group, or else above the first later heading.
  const own = new RegExp(`\n### ${group}\n\n(?:- .*\n)*`).exec(section);
  const later = [...GROUPS.slice(GROUPS.indexOf(group) + 1), 'Pages', 'Operations and fields'].join('|');
  const above = section.search(new RegExp(`^### (?:${later})$`, 'm'));
  const at = own ? own.index + own[0].length : above < 0 ? section.length : above;
  const added = own ? `- ${entry}\n` : `### ${group}\n\n- ${entry}\n\n`;
  return source.slice(0, start) + section.slice(0, at) + added + section.slice(at) + source.slice(next);
}

/**
 * Returns the change-log with a new entry: what a reader can do now, with a link to the page that explains it. Throws
 * if an answer is wrong.
 */
export function changeLogWith({ group, title = '', page = '' }: Record<string, string | undefined>): string {
  const pages = projectFiles('docs/*.mdx').map((file) => file.replace('docs/', ''));
  const file = oneOf('page', page.replace(/^docs\//, ''), pages);
  const { title: pageTitle = file } = readFrontMatter(path.join(projectDir, 'docs', file));
  const entry = `${title.replace(/[.:]$/, '')}: [${String(pageTitle)}](./${file}).`;
  return addEntry(readFileSync(path.join(projectDir, CHANGE_LOG), 'utf8'), oneOf('group', group, GROUPS), entry);
}

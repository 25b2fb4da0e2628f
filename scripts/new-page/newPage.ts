import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readFrontMatter } from '@api-docs/kit/frontMatter';

import { projectDir } from '../lib/run';
import { factValues } from './factValues';
import kinds from './kinds.json';
import { oneOf } from './oneOf';

/** Converts a title to a file name, without brand tokens, accents and quotation marks. */
function slugOf(title: string, separator: string): string {
  const latin = title
    .replace(/%brand\.[\w.]+%/g, ' ')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  const slug = latin
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(separator);
  if (slug === '') throw new Error(`--title: "${title}" gives no path; write a title with Latin letters or digits`);
  return slug;
}

/** Returns a position in the sidebar so that no other page moves: behind the titles that come before, or the last. */
function sidebarPosition(folder: string, title: string, isSorted: boolean): number {
  const before = readdirSync(path.join(projectDir, folder))
    .filter((file) => file.endsWith('.mdx') && file !== 'index.mdx')
    .map((file) => readFrontMatter(path.join(projectDir, folder, file)))
    .filter((page) => !isSorted || String(page.title).localeCompare(title, 'en') < 0)
    .map(({ sidebar_position: position }) => Number(position ?? 0));
  return Math.max(0, ...before) + 0.5;
}

/** Fills in a template. Lines of empty values are removed. */
function fillIn(template: string, values: Record<string, string | undefined>): string {
  const bodyStart = template.indexOf('\n---\n');
  const filled = template.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string, index: number) => {
    const value = values[name] ?? '';
    // In the front matter, values are between quotes.
    return index < bodyStart ? JSON.stringify(value).slice(1, -1) : value;
  });
  return filled.replace(/\n{3,}/g, '\n\n');
}

/** Returns a new page, without writing it. Throws if an answer is wrong, naming the flag. */
export function newPage(answers: Record<string, string | undefined>, today: string): { file: string; text: string } {
  const kind = oneOf('kind', answers.kind, Object.keys(kinds) as (keyof typeof kinds)[]);
  const { folder, separator, ending, isSorted, asks } = kinds[kind];
  // The template adds these endings.
  const title = (answers.title ?? '').replace(/ (?:shield|\(legacy API\))$/, '');
  const slug = slugOf(title, separator) + ending;
  const values = {
    title,
    slug,
    position: kind === 'post' ? '' : String(sidebarPosition(folder, title, isSorted)),
    tags: answers.tags ?? '',
    ...(asks.includes('operation') ? factValues(kind, answers) : {}),
  };
  const template = kind === 'v3-metric' && !('successor' in values) ? 'v3-metric-without-successor' : kind;
  const text = fillIn(readFileSync(path.join(__dirname, `templates/${template}.mdx`), 'utf8'), values);
  return { file: path.posix.join(folder, `${kind === 'post' ? `${today}-` : ''}${slug}.mdx`), text };
}

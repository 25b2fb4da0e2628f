import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { validateBlogPostFrontMatter } from '@docusaurus/plugin-content-blog/lib/frontMatter.js';
import { validateDocFrontMatter } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { validatePageFrontMatter } from '@docusaurus/plugin-content-pages/lib/frontMatter.js';

import { own } from '@api-docs/kit';
import { collectErrors, parseYaml, spellingRemedy, type BuildErrorDetails } from '@api-docs/kit/node';
import { splitFrontMatter } from '@api-docs/kit/pages';

import { lineOfField } from './checkFrontMatter';
import { classifyPage } from './pageKind';

type FrontMatter = Readonly<Record<string, unknown>>;

/** A file with front matter. */
interface WrittenFile {
  /** Relative to the project. */
  file: string;
  text: string;
}

/** Finds fields with values that Docusaurus does not accept. */
function valueErrors({ file, text }: WrittenFile, frontMatter: FrontMatter): BuildErrorDetails[] {
  const { kind = '' } = classifyPage(file) ?? {};
  const others = { post: validateBlogPostFrontMatter, page: validatePageFrontMatter };
  const validate = own(others, kind) ?? validateDocFrontMatter;
  const { error: print } = console;
  // Docusaurus prints the whole front matter.
  Object.assign(console, { error: () => undefined });
  try {
    validate(frontMatter);
    return [];
  } catch (error) {
    const { details = [] } = error as { details?: { message: string; path: string[] }[] };
    return details.map(({ message, path: [field = ''] }) => ({
      file: `${file}:${lineOfField(field, text)}`,
      problem: `invalid front matter field "${field}"`,
      expected: message,
      found: JSON.stringify(frontMatter[field]),
      remedy: `fix "${field}" between the --- lines at the top of the file`,
    }));
  } finally {
    Object.assign(console, { error: print });
  }
}

/** The day in the name of a post or of its folder, as Docusaurus reads it. */
const DAY = /(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?.*?\.mdx?$/;

/** The day in the front matter of a post. */
const DATE = /^date:\s*['"]?(\d{4})-(\d{1,2})-(\d{1,2})/m;

/** Returns the day that a pattern finds, if no calendar has it. Example: `2026-13-45`. */
function impossibleDay(pattern: RegExp, text: string): string | undefined {
  const [, ...parts] = pattern.exec(text) ?? [];
  const [year, month = 0, day = 0] = parts.map(Number);
  if (year === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? undefined : parts.join('-');
}

/** Finds posts whose path or date has a day that no calendar has: Docusaurus would take another one. */
function dayErrors({ file, text }: WrittenFile): BuildErrorDetails[] {
  if (classifyPage(file)?.kind !== 'post') return [];
  const errors: BuildErrorDetails[] = [];
  const inName = impossibleDay(DAY, file);
  if (inName !== undefined) {
    errors.push({
      file,
      problem: 'the name of the post has a day that does not exist',
      expected: 'year, month and day, for example 2026-02-28-news.md',
      found: inName,
      remedy: 'rename the file or its folder',
    });
  }
  const inField = impossibleDay(DATE, splitFrontMatter(text).yaml);
  if (inField !== undefined) {
    errors.push({
      file: `${file}:${lineOfField('date', text)}`,
      problem: 'the post has a date that does not exist',
      expected: 'year, month and day, for example 2026-02-28',
      found: inField,
      remedy: 'write another day',
    });
  }
  return errors;
}

const AUTHORS = 'blog/authors.yml';

/** Returns the keys of the authors of the blog; an empty list without the file, or if it is invalid, which is an error of its own. */
function authorKeys(siteDir: string): string[] {
  const file = path.join(siteDir, AUTHORS);
  const keys: string[] = [];
  if (existsSync(file)) {
    collectErrors([], () => keys.push(...Object.keys(parseYaml(readFileSync(file, 'utf8'), AUTHORS) ?? {})));
  }
  return keys;
}

/** Finds the authors of a post that `blog/authors.yml` does not have. */
function authorErrors({ file, text }: WrittenFile, { authors }: FrontMatter, siteDir: string): BuildErrorDetails[] {
  if (authors === undefined || classifyPage(file)?.kind !== 'post') return [];
  const keys = [authors]
    .flat()
    .map((author: unknown) => (typeof author === 'object' && author !== null && 'key' in author ? author.key : author));
  const known = authorKeys(siteDir);
  const unknown = keys.filter((key): key is string => typeof key === 'string' && !known.includes(key));
  return unknown.map((key) => ({
    file: `${file}:${lineOfField('authors', text)}`,
    problem: `unknown author "${key}"`,
    expected: `a key of ${AUTHORS}${known.length > 0 ? `: ${known.join(', ')}` : ''}`,
    found: key,
    remedy: spellingRemedy(key, known, `add the author to ${AUTHORS}`),
  }));
}

/** Finds what Docusaurus would stop at in the front matter or the name of a file, without its line or its name. */
export function fieldErrors(written: WrittenFile, frontMatter: FrontMatter, siteDir: string): BuildErrorDetails[] {
  return [...valueErrors(written, frontMatter), ...dayErrors(written), ...authorErrors(written, frontMatter, siteDir)];
}

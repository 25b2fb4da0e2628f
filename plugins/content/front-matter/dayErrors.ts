import type { BuildErrorDetails } from '@api-docs/kit/node';
import { splitFrontMatter } from '@api-docs/kit/pages';

import { classifyPage } from './pageKind';

function isDay([year = 0, month = 0, day = 0]: readonly number[]): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A date in front matter, also in `last_update`. In quotes, Docusaurus checks it. */
const DATE = /^\s*date:\s*((\d{4})-(\d{1,2})-(\d{1,2}))/;

/** A number that the parser of dates would count in milliseconds from 1970. Examples: `date: 20260201`, `date: 2026`. */
const NUMBER = /^\s*date:\s*(\d{1,8})\s*(?:#.*)?$/;

/** Finds dates that no calendar has, which the parser of YAML reads as a later day. Example: `date: 2026-02-30`. */
export function dateErrors({ file, text }: { file: string; text: string }): BuildErrorDetails[] {
  const { yaml } = splitFrontMatter(text);
  return yaml.split('\n').flatMap((line, index) => {
    const [, found, ...parts] = DATE.exec(line) ?? [];
    const [, number] = NUMBER.exec(line) ?? [];
    if (number === undefined && (found === undefined || isDay(parts.map(Number)))) return [];
    return {
      file: `${file}:${index + 2}`,
      problem: number === undefined ? 'a date does not exist' : 'a number is no date',
      expected: 'year, month and day, for example 2026-02-28',
      found: number ?? found ?? '',
      remedy: 'write the date as a calendar has it, with hyphens',
    };
  });
}

/** The day in the name of a post or of its folder, as Docusaurus reads it. */
const DAY = /(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?.*?\.mdx?$/;

/** Returns what is wrong with a post whose path has a day that no calendar has. Example: `2026-13-45-news.md`. */
export function nameError({ file }: { file: string }): BuildErrorDetails | undefined {
  const [, ...parts] = (classifyPage(file)?.kind === 'post' && DAY.exec(file)) || [];
  if (parts.length === 0 || isDay(parts.map(Number))) return undefined;
  return {
    file,
    problem: 'the name of the post has a day that does not exist',
    expected: 'year, month and day, for example 2026-02-28-news.md',
    found: parts.join('-'),
    remedy: 'rename the file or its folder',
  };
}

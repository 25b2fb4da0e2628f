import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { splitFrontMatter } from './splitFrontMatter';

/**
 * Reads the front matter of a page that another page repeats something of. It is not checked here: the page's own hook
 * does that.
 *
 * @param file absolute path
 * @returns its fields, brand tokens unreplaced; none when the file has no front matter
 */
export function readFrontMatter(file: string): Record<string, unknown> {
  const { yaml } = splitFrontMatter(readFileSync(file, 'utf8'));
  return (parse(yaml) as Record<string, unknown> | null) ?? {};
}

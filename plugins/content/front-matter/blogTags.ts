import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { buildError, spellingRemedy } from '../../lib/buildError';
import { parseSchema } from '../../lib/parseSchema';
import { parseYaml } from '../../lib/parseYaml';

const TAGS_FILE = 'blog/tags.yml';

const schema = z.record(
  z.string(),
  z.strictObject({
    label: z.string().min(1),
    permalink: z.string().startsWith('/'),
    description: z.string().min(1),
  }),
);

/**
 * Reads the keys of the tags that posts may use.
 *
 * @param siteDir absolute path of the project
 * @returns undefined if there is no tags file
 * @throws if a tag has anything else than label, permalink and description
 */
export function readTags(siteDir: string): string[] | undefined {
  const file = path.join(siteDir, TAGS_FILE);
  if (!existsSync(file)) return undefined;
  const tags = parseSchema(schema, parseYaml(readFileSync(file, 'utf8'), TAGS_FILE), {
    file: TAGS_FILE,
    subject: 'tag',
    expected: 'tags with label, permalink (with a leading slash) and description',
    remedy: 'fix the tag; the other tags of the file are examples',
  });
  return Object.keys(tags);
}

/**
 * Checks that the tags of a post exist.
 *
 * @param known keys of the tags file; undefined skips the check
 * @param file path of the post relative to the project
 * @throws on the first unknown tag
 */
export function checkTags(tags: readonly string[], known: readonly string[] | undefined, file: string): void {
  const unknown = tags.find((tag) => known?.includes(tag) === false);
  if (known === undefined || unknown === undefined) return;
  throw buildError({
    file,
    problem: `unknown tag "${unknown}"`,
    expected: `keys of ${TAGS_FILE}: ${known.join(', ')}`,
    found: unknown,
    remedy: spellingRemedy(unknown, known, `use a known tag, or add the tag to ${TAGS_FILE}`),
  });
}

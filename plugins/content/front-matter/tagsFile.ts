import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { buildError, spellingRemedy } from '../../lib/buildError';
import { parseSchema } from '../../lib/parseSchema';
import { parseYaml } from '../../lib/parseYaml';

/** Name of the file in the folder of the blog or of a docs version. */
const TAGS_FILE = 'tags.yml';

/** Content of a tags file. */
export const TAGS_SCHEMA = z.record(
  z.string(),
  z.strictObject({
    label: z.string().min(1),
    permalink: z.string().startsWith('/'),
    description: z.string().min(1),
  }),
);

/**
 * Reads the keys of the tags that the pages of a folder may use.
 *
 * @param siteDir absolute path of the project
 * @param folder the blog or a docs version, relative to the project
 * @returns undefined if there is no tags file: then pages may use any tag
 * @throws if a tag has anything else than label, permalink and description
 */
export function readTags(siteDir: string, folder: string): string[] | undefined {
  const file = `${folder}/${TAGS_FILE}`;
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) return undefined;
  const tags = parseSchema(TAGS_SCHEMA, parseYaml(readFileSync(absolute, 'utf8'), file), {
    file,
    subject: 'tag',
    expected: 'tags with label, permalink (with a leading slash) and description',
    remedy: 'fix the tag; the other tags of the file are examples',
  });
  return Object.keys(tags);
}

/**
 * Checks that the tags of a page exist.
 *
 * @param tags the field `tags` of the page
 * @param siteDir absolute path of the project
 * @param folder the blog or the docs version of the page, relative to the project
 * @param file path of the page relative to the project
 * @throws on the first unknown tag, and as {@link readTags}
 */
export function checkTags(tags: readonly unknown[], siteDir: string, folder: string, file: string): void {
  const known = readTags(siteDir, folder);
  const unknown = tags.find((tag) => typeof tag === 'string' && known?.includes(tag) === false);
  if (known === undefined || typeof unknown !== 'string') return;
  const tagsFile = `${folder}/${TAGS_FILE}`;
  throw buildError({
    file,
    problem: `unknown tag "${unknown}"`,
    expected: `keys of ${tagsFile}: ${known.join(', ')}`,
    found: unknown,
    remedy: spellingRemedy(unknown, known, `use a known tag, or add the tag to ${tagsFile}`),
  });
}

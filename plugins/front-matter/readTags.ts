import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { parseYaml } from '../parseYaml';
import { teachingError } from '../teachingError';

/** The tags that posts may have, as messages name the file. */
export const TAGS_FILE = 'blog/tags.yml';

const table = z.record(
  z.string(),
  z.strictObject({
    label: z.string().min(1),
    permalink: z.string().startsWith('/'),
    description: z.string().min(1),
  }),
);

/**
 * Reads the keys of the tags that posts may have.
 *
 * @param siteDir absolute path of the project
 * @returns undefined where the file is missing
 * @throws when the file holds anything but tags with label, permalink and description
 */
export function readTags(siteDir: string): string[] | undefined {
  const file = path.join(siteDir, TAGS_FILE);
  if (!existsSync(file)) return undefined;
  const result = table.safeParse(parseYaml(readFileSync(file, 'utf8'), TAGS_FILE));
  if (result.success) return Object.keys(result.data);
  const [issue] = result.error.issues;
  throw teachingError({
    file: TAGS_FILE,
    problem: `wrong tag ${issue?.path.join('.') ?? ''}`,
    expected: 'tags with label, permalink (it starts with a slash) and description',
    found: issue?.message ?? 'something else',
    remedy: 'write the tag like its neighbors',
  });
}

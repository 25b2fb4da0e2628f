import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

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
 * Validates the tags of a folder, because Docusaurus reports invalid ones without the file.
 *
 * @param siteDir absolute path of the project
 * @param folder the blog or a docs version, relative to the project; it need not have a tags file
 * @throws if a tag has anything else than label, permalink and description
 */
export function checkTags(siteDir: string, folder: string): void {
  const file = `${folder}/${TAGS_FILE}`;
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) return;
  parseSchema(TAGS_SCHEMA, parseYaml(readFileSync(absolute, 'utf8'), file), {
    file,
    subject: 'tag',
    expected: 'tags with label, permalink (with a leading slash) and description',
    remedy: 'fix the tag; the other tags of the file are examples',
  });
}

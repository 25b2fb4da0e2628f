import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { parseSchema } from '../../lib/parseSchema';
import { parseYaml } from '../../lib/parseYaml';
import { listFiles } from '../../lib/paths';
import { rejectingScripts } from './docusaurusFields';

const text = rejectingScripts(z.string({ error: 'text' }).trim().min(1, { error: 'text' }));

/** Content of a `_category_.json`. */
export const CATEGORY_SCHEMA = z.strictObject({
  label: text,
  position: z.number({ error: 'a number above 0' }).positive({ error: 'a number above 0' }),
  // Without an error, Docusaurus would ignore an invalid link and not create the page of the category.
  link: z
    .discriminatedUnion(
      'type',
      [
        z.strictObject({
          type: z.literal('generated-index'),
          slug: z.string({ error: 'a path with a leading slash' }).startsWith('/'),
          title: text,
          description: text,
        }),
        z.strictObject({ type: z.literal('doc'), id: text }),
      ],
      { error: 'a link of the type "generated-index" or "doc", or null for a category without a page' },
    )
    .nullable(),
});

/**
 * Validates the `_category_.json` files of a docs version.
 *
 * @param siteDir absolute path of the project
 * @param folder folder of the version relative to the project; it need not exist
 * @throws on the first file with missing, unknown or invalid fields
 */
export function checkCategories(siteDir: string, folder: string): void {
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) return;
  for (const name of listFiles(absolute)) {
    if (path.basename(name) !== '_category_.json') continue;
    const file = path.posix.join(folder, name);
    parseSchema(CATEGORY_SCHEMA, parseYaml(readFileSync(path.join(siteDir, file), 'utf8'), file), {
      file,
      subject: 'category',
      expected:
        'label, position, and link: null, a "generated-index" with slug, title and description, or a "doc" with id',
      remedy: 'fix the file; docs/quickstart-portal/_category_.json is an example',
    });
  }
}

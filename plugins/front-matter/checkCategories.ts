import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { parseYaml } from '../parseYaml';
import { teachingError } from '../teachingError';
import { withoutScripts } from './withoutScripts';

const text = withoutScripts(z.string({ error: 'text' }).trim().min(1, { error: 'text' }));

const category = z.strictObject({
  label: text,
  position: z.number({ error: 'a number above 0' }).positive({ error: 'a number above 0' }),
  // Docusaurus takes a link that it cannot read for none, and the category's page would be gone without a word.
  link: z
    .discriminatedUnion(
      'type',
      [
        z.strictObject({
          type: z.literal('generated-index'),
          slug: z.string({ error: 'an address that starts with a slash' }).startsWith('/'),
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
 * Checks the `_category_.json` files of a folder of docs.
 *
 * @param siteDir absolute path of the project
 * @param folder relative to it
 * @throws on the first file that holds anything but label, position and link
 */
export function checkCategories(siteDir: string, folder: string): void {
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) return;
  const names = readdirSync(absolute, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((entry) => path.basename(entry) === '_category_.json').sort()) {
    const file = path.posix.join(folder, name.split(path.sep).join('/'));
    const result = category.safeParse(parseYaml(readFileSync(path.join(siteDir, file), 'utf8'), file));
    if (result.success) continue;
    const [issue] = result.error.issues;
    throw teachingError({
      file,
      problem: `wrong category ${issue?.path.join('.') ?? ''}`.trim(),
      expected:
        'label, position, and link: null, a "generated-index" with slug, title and description, or a "doc" with id',
      found: issue?.message ?? 'something else',
      remedy: 'write the file like that of docs/quickstart-portal',
    });
  }
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { collectErrors, throwErrors, type BuildErrorDetails } from '@api-docs/kit/buildError';
import { allVersions, docsFolder } from '@api-docs/kit/docsVersions';
import { parseSchema } from '@api-docs/kit/parseSchema';
import { parseYaml } from '@api-docs/kit/parseYaml';
import { listFiles } from '@api-docs/kit/paths';
import { CATEGORY_FILE } from '@api-docs/kit/categoryFiles';

import { CATEGORY_SCHEMA, pagePath } from './categoryFiles';
import { ownImages, withoutScripts } from './fieldRules';

const TAGS_SCHEMA = z
  .record(z.string(), z.strictObject({ label: z.string().min(1), permalink: pagePath, description: z.string().min(1) }))
  .superRefine((tags, context) => {
    const paths = new Map<string, string>();
    for (const [name, { permalink }] of Object.entries(tags)) {
      const other = paths.get(permalink);
      if (other !== undefined) {
        context.addIssue({ code: 'custom', path: [name, 'permalink'], message: `as that of "${other}"` });
      }
      paths.set(permalink, name);
    }
  });

const AUTHORS_SCHEMA = z
  .unknown()
  .refine(ownImages.isValid, ownImages.expected)
  .refine(withoutScripts.isValid, withoutScripts.expected);

/** Files in the folder of the blog or of a docs version, by their path in it. */
const DATA_FILES = [
  {
    pattern: CATEGORY_FILE,
    schema: CATEGORY_SCHEMA,
    subject: 'category',
    expected: `only ${Object.keys(CATEGORY_SCHEMA.shape).join(', ')}; link is null, a "generated-index", or a "doc" with id`,
    remedy: 'fix the file; docs/quickstart-portal/_category_.json is an example',
  },
  {
    pattern: /^tags\.yml$/,
    schema: TAGS_SCHEMA,
    subject: 'tag',
    expected: 'tags with label, permalink (with a leading slash, of one tag only) and description',
    remedy: 'fix the tag; the other tags of the file are examples',
  },
  {
    pattern: /^authors\.yml$/,
    schema: AUTHORS_SCHEMA,
    subject: 'author',
    expected: `${ownImages.expected}; ${withoutScripts.expected}`,
    remedy: 'fix the author',
  },
];

/**
 * Checks the files of categories, tags and authors, whose errors Docusaurus reports without their names, or not at all.
 *
 * @param siteDir absolute path of the project
 * @param folders the blog and docs versions, relative to the project; they need not exist
 * @throws with all unknown and invalid fields
 */
export function checkDataFiles(siteDir: string, folders: readonly string[]): void {
  const errors: BuildErrorDetails[] = [];
  for (const folder of folders.filter((name) => existsSync(path.join(siteDir, name)))) {
    for (const name of listFiles(path.join(siteDir, folder))) {
      const found = DATA_FILES.find(({ pattern }) => pattern.test(name));
      if (!found) continue;
      const file = path.posix.join(folder, name);
      const { schema, subject, expected, remedy } = found;
      collectErrors(errors, () => {
        const content = parseYaml(readFileSync(path.join(siteDir, file), 'utf8'), file);
        parseSchema<unknown>(schema, content, { file, subject, expected, remedy });
      });
    }
  }
  throwErrors(errors);
}

/** Returns the folders that can have such files. */
export function dataFolders(released: readonly string[]): string[] {
  return ['blog', ...allVersions(released).map(docsFolder)];
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { CATEGORY_SCHEMA } from '../../plugins/content/front-matter/categoryFiles';
import { DIRECTIONS, FIELDS } from '../../plugins/content/front-matter/schemas';
import { TAGS_SCHEMA } from '../../plugins/content/front-matter/tagsFile';
import { MOVED_SCHEMA } from '../../plugins/content/moved-pages/movedPages';

/** Folder of the JSON Schemas, which `.vscode/settings.json` names. */
const SCHEMA_FOLDER = 'generated/schemas';

/** Snippets for the fields of front matter. VS Code reads snippets of a project only from this folder. */
export const FIELD_SNIPPETS = '.vscode/front-matter.code-snippets';

/** Data files that writers fill in, by the names of their JSON Schemas. */
const DATA_FILES = { category: CATEGORY_SCHEMA, tags: TAGS_SCHEMA, moved: MOVED_SCHEMA };

/** Fields that are true or false. */
const FLAG = /^(?:draft|unlisted|hide_\w+|parse_number_prefixes)$/;

/** Returns what a snippet inserts, for example `draft: ${1|true,false|}`. */
function snippetBody(field: string): string {
  const values = FLAG.test(field) ? ['true', 'false'] : field === 'direction' ? DIRECTIONS : undefined;
  return values ? `${field}: \${1|${values.join(',')}|}` : `${field}: $1`;
}

/** Returns one snippet for each field of front matter. */
export function fieldSnippets(): Record<string, object> {
  const fields = Object.entries(FIELDS).flatMap(([kind, names]) => (kind === 'reference' ? [] : names));
  return Object.fromEntries(
    fields.map((field) => [field, { scope: 'mdx,markdown', prefix: field, body: snippetBody(field) }]),
  );
}

/**
 * Writes the files from which editors know what writers fill in: JSON Schemas of data files, and snippets for the fields of
 * front matter, because no extension applies a JSON Schema to the front matter of MDX files.
 *
 * @param siteDir absolute path of the project
 */
export function writeEditorFiles(siteDir: string): void {
  const snippets = path.join(siteDir, FIELD_SNIPPETS);
  for (const folder of [path.dirname(snippets), path.join(siteDir, SCHEMA_FOLDER)]) {
    mkdirSync(folder, { recursive: true });
  }
  for (const [name, schema] of Object.entries(DATA_FILES)) {
    // Draft 7, which the editors of JSON and YAML in VS Code know best.
    const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
    writeFileSync(path.join(siteDir, SCHEMA_FOLDER, `${name}.json`), `${JSON.stringify(json, null, 2)}\n`);
  }
  writeFileSync(snippets, `${JSON.stringify(fieldSnippets(), null, 2)}\n`);
}

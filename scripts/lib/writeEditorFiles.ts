import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { AUTHORS_SCHEMA } from '../../plugins/content/front-matter/authorsFile';
import { CATEGORY_SCHEMA } from '../../plugins/content/front-matter/categoryFiles';
import { SCHEMAS } from '../../plugins/content/front-matter/schemas';
import { TAGS_SCHEMA } from '../../plugins/content/front-matter/tagsFile';
import { MOVED_SCHEMA } from '../../plugins/content/moved-pages/movedPages';

/** Folder of the JSON Schemas, which `.vscode/settings.json` names. */
const SCHEMA_FOLDER = 'generated/schemas';

/** Snippets for the fields of front matter. VS Code reads snippets of a project only from this folder. */
export const FIELD_SNIPPETS = '.vscode/front-matter.code-snippets';

/** Schemas by the kind of page. Pages of the reference are generated. */
const WRITTEN = Object.entries(SCHEMAS).filter(([kind]) => kind !== 'reference');

type JsonSchema = z.core.JSONSchema.BaseSchema;

// Draft 7, which the editors of JSON and YAML in VS Code know best.
function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
}

/** Returns the JSON Schemas of everything that writers fill in, by their file names: front matter by the kind of page. */
export function editorSchemas(): Record<string, JsonSchema> {
  const all: Record<string, z.ZodType> = {
    ...Object.fromEntries(WRITTEN),
    category: CATEGORY_SCHEMA,
    tags: TAGS_SCHEMA,
    authors: AUTHORS_SCHEMA,
    moved: MOVED_SCHEMA,
  };
  return Object.fromEntries(Object.entries(all).map(([name, schema]) => [`${name}.json`, toJsonSchema(schema)]));
}

/** Returns what a snippet inserts, for example `draft: ${1|true,false|}`. */
function snippetBody(field: string, { type, enum: choices, anyOf }: JsonSchema): string {
  const values = type === 'boolean' ? ['true', 'false'] : choices;
  if (values) return `${field}: \${1|${values.join(',')}|}`;
  if (type === 'array') return `${field}: [$1]`;
  return type === 'object' && !anyOf ? `${field}:\n  $1` : `${field}: $1`;
}

/** Returns one snippet for each field of front matter, with the description of the field. */
export function fieldSnippets(): Record<string, object> {
  const fields = WRITTEN.flatMap(([, schema]) => Object.entries(toJsonSchema(schema).properties ?? {}));
  return Object.fromEntries(
    fields.reverse().map(([field, schema]) => {
      const { description, ...json } = schema as JsonSchema;
      return [field, { scope: 'mdx,markdown', prefix: field, body: snippetBody(field, json), description }];
    }),
  );
}

/**
 * Writes the files from which editors know the front matter: JSON Schemas and the snippets of its fields. No extension
 * applies a JSON Schema to the front matter of MDX files, so VS Code completes the fields from the snippets.
 *
 * @param siteDir absolute path of the project
 */
export function writeEditorFiles(siteDir: string): void {
  const snippets = path.join(siteDir, FIELD_SNIPPETS);
  for (const folder of [path.dirname(snippets), path.join(siteDir, SCHEMA_FOLDER)]) {
    mkdirSync(folder, { recursive: true });
  }
  for (const [name, schema] of Object.entries(editorSchemas())) {
    writeFileSync(path.join(siteDir, SCHEMA_FOLDER, name), `${JSON.stringify(schema, null, 2)}\n`);
  }
  writeFileSync(snippets, `${JSON.stringify(fieldSnippets(), null, 2)}\n`);
}

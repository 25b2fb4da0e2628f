import { spellingRemedy } from '@api-docs/kit/node';

import type { DocumentPath } from '../document/jsonPointer';
import type { ApiDocument } from '../resolve/apiDocument';
import { callOddities } from './callOddities';
import { duplicateIds } from './checkPaths';
import { groupOddities, sampleOddities } from './extensionOddities';
import { nameOddities } from './nameOddities';
import { SchemaRules } from '../schemas/schemaRules';
import { schemaOddities } from './schemaOddities';
import { unknownKeys, type Oddity } from './violation';
import { walkShapes, type ShapedMapping } from './walkShapes';

/** Dialects of JSON Schema by whose rules schemas are read. */
const DIALECTS = /^https:\/\/spec\.openapis\.org\/oas\/3\.\d\/|^https:\/\/json-schema\.org\/draft\/2020-12\/schema/;

/** Names the texts that have lost characters, because their file is in another encoding than UTF-8. */
function* ofEncoding({ value }: ShapedMapping): Generator<Oddity> {
  for (const [key, text] of Object.entries(value)) {
    if (typeof text !== 'string' || !text.includes('\ufffd')) continue;
    yield [[key], 'the text has \ufffd in place of a character\n  remedy:   save the file in UTF-8'];
  }
}

/** Names what is odd about a schema, and its keywords that no standard defines. */
function* ofSchema({ value, shape }: ShapedMapping, rules: SchemaRules): Generator<Oddity> {
  if (!('$dynamicRef' in shape)) return;
  yield* schemaOddities(value, rules);
  for (const key of unknownKeys(value, Object.keys(shape))) {
    const remedy = spellingRemedy(key, Object.keys(shape), 'remove it, or begin its name with x-');
    yield [[key], `"${key}" is no part of OpenAPI, so pages do not explain it\n  remedy:   ${remedy}`];
  }
}

/**
 * Describes what a document has that is read, but perhaps not as it is meant: keywords of schemas that no standard defines, a
 * dialect of JSON Schema, numbers in place of texts, patterns, samples, groups of tags, ids of two operations, and names that stand for
 * nothing.
 *
 * @returns a message with file, line and remedy for each; extensions are not meant
 */
export function oddities(api: ApiDocument): string[] {
  const lines: string[] = [];
  const note = (where: DocumentPath, text: string, file?: string) =>
    void lines.push(`${api.position(where, file)}: ${text}`);
  const { jsonSchemaDialect: dialect } = api.root;
  if (typeof dialect === 'string' && !DIALECTS.test(dialect)) {
    note(['jsonSchemaDialect'], `schemas are read by the rules of JSON Schema 2020-12, not of ${dialect}`);
  }
  for (const { where, file, text } of api.readings) note(where, text, file);
  for (const [where, text] of [...groupOddities(api.root), ...duplicateIds(api)]) note(where, text);
  const namesOf = nameOddities(api);
  const rules = new SchemaRules('request', api.resolve);
  // Each operation can have an unknown scheme or scope, and an ignored header.
  const named = new Set<string>();
  const isNew = ([[key], text]: Oddity) =>
    !['security', 'name'].includes(String(key)) || (!named.has(text) && Boolean(named.add(text)));
  walkShapes(api, {
    mapping: (found) => {
      const { where, file } = found;
      const ofCalls = [...namesOf(found), ...callOddities(found, api)].filter(isNew);
      const own = [...ofCalls, ...sampleOddities(found.value), ...ofEncoding(found), ...ofSchema(found, rules)];
      for (const [keys, text] of own) note([...where, ...keys], text, file);
    },
  });
  return lines;
}

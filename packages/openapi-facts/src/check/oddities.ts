import { closestName, isJsonObject } from '@api-docs/kit';

import type { ApiDocument } from '../resolve/apiDocument';
import { duplicateIds } from './checkPaths';
import { groupOddities, sampleOddities } from './extensionOddities';
import { nameOddities } from './nameOddities';
import { schemaOddities } from './schemaOddities';
import { walkShapes } from './walkShapes';

/** Dialects of JSON Schema by whose rules schemas are read. */
const DIALECTS = /^https:\/\/spec\.openapis\.org\/oas\/3\.\d\/|^https:\/\/json-schema\.org\/draft\/2020-12\/schema/;

/**
 * Describes what a document has that is read, but perhaps not as it is meant: keywords of schemas that no standard defines, a
 * dialect of JSON Schema, numbers in place of texts, patterns, samples, groups of tags, ids of two operations, and names that stand for
 * nothing.
 *
 * @returns a message with file, line and remedy for each; extensions are not meant
 */
export function oddities(api: ApiDocument): string[] {
  const lines: string[] = [];
  const { jsonSchemaDialect: dialect, info } = api.root;
  if (typeof dialect === 'string' && !DIALECTS.test(dialect)) {
    const place = api.position(['jsonSchemaDialect']);
    lines.push(`${place}: schemas are read by the rules of JSON Schema 2020-12, not of ${dialect}`);
  }
  if (isJsonObject(info) && typeof info.version === 'number') {
    const place = api.position(['info', 'version']);
    lines.push(`${place}: the version is a number, so 1.0 is read as 1\n  remedy:   write version: '${info.version}'`);
  }
  lines.push(...api.readings.map(({ where, file, text }) => `${api.position(where, file)}: ${text}`));
  const others = [...groupOddities(api.root), ...duplicateIds(api)];
  lines.push(...others.map(([where, text]) => `${api.position(where)}: ${text}`));
  const namesOf = nameOddities(api);
  walkShapes(api, {
    mapping: (found) => {
      const { value, shape, where, file } = found;
      lines.push(...namesOf(found));
      const samples = sampleOddities(value);
      lines.push(...samples.map(([inner, text]) => `${api.position([...where, ...inner], file)}: ${text}`));
      if (!('$dynamicRef' in shape)) return;
      lines.push(
        ...schemaOddities(value).map(([inner, text]) => `${api.position([...where, ...inner], file)}: ${text}`),
      );
      for (const key of Object.keys(value)) {
        if (Object.hasOwn(shape, key) || key.startsWith('x-')) continue;
        const nearest = closestName(key, Object.keys(shape));
        const remedy = nearest ? `write "${nearest}"` : 'remove it, or begin its name with x-';
        const place = api.position([...where, key], file);
        lines.push(`${place}: "${key}" is no part of OpenAPI, so pages do not explain it\n  remedy:   ${remedy}`);
      }
    },
  });
  return lines;
}

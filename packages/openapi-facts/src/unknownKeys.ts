import type * as z from 'zod';

import { closestName } from '@api-docs/kit/closestName';

import { isMapping, pointerKeys, type ApiDocument, type DocumentPath } from './apiDocument';
import { openApiSchema } from './openApiDocument';

/** Dialects of JSON Schema by whose rules schemas are read. */
const DIALECTS = /^https:\/\/spec\.openapis\.org\/oas\/3\.\d\/|^https:\/\/json-schema\.org\/draft\/2020-12\/schema/;

/** The parts of a Zod schema's definition that lead to the schemas inside of it. */
interface Definition extends Partial<Record<'innerType' | 'out' | 'element' | 'valueType', z.ZodType>> {
  shape?: Record<string, z.ZodType>;
  getter?: () => z.ZodType;
  options?: z.ZodType[];
}

/**
 * Describes what a document has that no standard defines: keys, and a dialect of JSON Schema.
 *
 * @returns a message with file, line and remedy for each; extensions are not meant
 */
export function unknownKeys(api: ApiDocument): string[] {
  const lines: string[] = [];
  // An alias of YAML is the same object in several places.
  const seen = new Set<unknown>();
  const { jsonSchemaDialect: dialect } = api.root;
  if (typeof dialect === 'string' && !DIALECTS.test(dialect)) {
    const place = api.position(['jsonSchemaDialect']);
    lines.push(`${place}: schemas are read by the rules of JSON Schema 2020-12, not of ${dialect}`);
  }

  const visit = (type: z.ZodType, value: unknown, where: DocumentPath, file?: string): void => {
    const { shape, innerType, out, getter, element, valueType, options = [] } = type.def as unknown as Definition;
    const inner = innerType ?? out ?? getter?.();
    for (const one of inner ? [inner, ...options] : options) visit(one, value, where, file);
    if (Array.isArray(value) && element) value.forEach((item, index) => visit(element, item, [...where, index], file));
    if (!isMapping(value) || !(shape ?? valueType) || seen.has(value)) return;
    seen.add(value);
    for (const [key, item] of Object.entries(value)) {
      const known = shape && Object.hasOwn(shape, key) ? shape[key] : valueType;
      if (known) visit(known, item, [...where, key], file);
      else if (!key.startsWith('x-')) {
        const nearest = closestName(key, Object.keys(shape ?? {}));
        const remedy = nearest ? `write "${nearest}"` : 'remove it, or begin its name with x-';
        const place = api.position([...where, key], file);
        lines.push(`${place}: "${key}" is no part of OpenAPI, so pages do not explain it\n  remedy:   ${remedy}`);
      }
    }
    if (!shape || typeof value.$ref !== 'string') return;
    // A part of another file is visited where it is referred to.
    const [target = '', pointer = ''] = value.$ref.split('#');
    if (target === api.files[0] || !api.files.includes(target)) return;
    visit(type, api.resolve({ $ref: value.$ref }).value, pointerKeys(pointer), target);
  };

  visit(openApiSchema, api.root, []);
  return lines;
}

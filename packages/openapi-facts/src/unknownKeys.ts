import type * as z from 'zod';

import { closestName } from '@api-docs/kit/closestName';

import { pointerKeys, type ApiDocument, type DocumentPath } from './apiDocument';
import { openApiSchema } from './openApiDocument';

/** Dialects of JSON Schema by whose rules schemas are read. */
const DIALECTS = /^https:\/\/spec\.openapis\.org\/oas\/3\.\d\/|^https:\/\/json-schema\.org\/draft\/2020-12\/schema/;

/** The parts of a Zod schema's definition that lead to the schemas inside of it. */
interface Definition extends Partial<Record<'innerType' | 'out' | 'element' | 'valueType', z.ZodType>> {
  shape?: Record<string, z.ZodType>;
  getter?: () => z.ZodType;
  options?: z.ZodType[];
}

/** Finds keys that no standard defines, and that are no extensions. */
class UnknownKeys {
  readonly lines: string[] = [];
  private readonly seen = new Set<unknown>();

  constructor(private readonly api: ApiDocument) {}

  visit(type: z.ZodType, value: unknown, where: DocumentPath, file?: string): void {
    const { shape, innerType, out, getter, element, valueType, options = [] } = type.def as unknown as Definition;
    const inner = innerType ?? out ?? getter?.();
    if (inner) this.visit(inner, value, where, file);
    if (value === null || typeof value !== 'object') return;
    for (const option of options) this.visit(option, value, where, file);
    if (Array.isArray(value) && element) {
      value.forEach((item, index) => this.visit(element, item, [...where, index], file));
    }
    // An alias of YAML is the same object in several places.
    if (Array.isArray(value) || !(shape ?? valueType) || this.seen.has(value)) return;
    this.seen.add(value);
    for (const [key, item] of Object.entries(value)) {
      const known = shape && Object.hasOwn(shape, key) ? shape[key] : valueType;
      if (known) this.visit(known, item, [...where, key], file);
      else if (!key.startsWith('x-')) this.report([...where, key], Object.keys(shape ?? {}), file);
    }
    const { $ref } = value as { $ref?: unknown };
    if (shape && typeof $ref === 'string') this.follow(type, $ref);
  }

  /** Visits a part of another file. */
  private follow(type: z.ZodType, ref: string): void {
    const [file = '', pointer = ''] = ref.split('#');
    if (file === this.api.files[0] || !this.api.files.includes(file)) return;
    this.visit(type, this.api.resolve({ $ref: ref }).value, pointerKeys(pointer), file);
  }

  private report(where: DocumentPath, known: readonly string[], file?: string): void {
    const key = String(where.at(-1));
    const nearest = closestName(key, known);
    const remedy = nearest ? `write "${nearest}"` : 'remove it, or begin its name with x-';
    const place = this.api.position(where, file);
    this.lines.push(`${place}: "${key}" is no part of OpenAPI, so pages do not explain it\n  remedy:   ${remedy}`);
  }
}

/**
 * Describes what a document has that no standard defines: keys, and a dialect of JSON Schema.
 *
 * @returns a message with file, line and remedy for each; extensions are not meant
 */
export function unknownKeys(api: ApiDocument): string[] {
  const found = new UnknownKeys(api);
  const { jsonSchemaDialect: dialect } = api.root;
  if (typeof dialect === 'string' && !DIALECTS.test(dialect)) {
    const place = api.position(['jsonSchemaDialect']);
    found.lines.push(`${place}: schemas are read by the rules of JSON Schema 2020-12, not of ${dialect}`);
  }
  found.visit(openApiSchema, api.root, []);
  return found.lines;
}

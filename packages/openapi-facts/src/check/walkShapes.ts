import type * as z from 'zod';

import { isJsonObject } from '@api-docs/kit';

import { pointerKeys, type DocumentPath } from '../document/jsonPointer';
import { openApiSchema } from '../document/openApiDocument';
import type { Mapping } from '../document/walkDocument';
import type { ApiDocument } from '../resolve/apiDocument';

/** The parts of a Zod schema's definition that lead to the schemas inside of it. */
interface Definition extends Partial<Record<'innerType' | 'out' | 'element' | 'valueType', z.ZodType>> {
  shape?: Record<string, z.ZodType>;
  getter?: () => z.ZodType;
  options?: z.ZodType[];
}

/** A mapping of a document that has a shape. */
export interface ShapedMapping {
  value: Mapping;
  shape: Record<string, z.ZodType>;
  where: DocumentPath;
  /** Path of its file, if it is not the document itself. */
  file: string | undefined;
}

/** What a reference leads to, which is in another file or of another kind. */
export interface ReferredPart extends Omit<ShapedMapping, 'value' | 'shape'> {
  value: unknown;
  /** The shape that it should have. */
  type: z.ZodType;
}

/** Returns a part of a document, without following references on the way to it. */
function partAt(root: unknown, where: DocumentPath): unknown {
  return where.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | null | undefined)?.[key], root);
}

/**
 * Walks through all mappings of a document whose keys the standard names. A part of another file is visited where it is
 * referred to, once for each kind that it is taken for.
 */
export function walkShapes(
  api: ApiDocument,
  { mapping, part }: { mapping?: (found: ShapedMapping) => void; part?: (found: ReferredPart) => void },
): void {
  // An alias of YAML is the same object in several places.
  const seen = new Map<unknown, Set<z.ZodType>>();
  const isNew = (value: unknown, type: z.ZodType) => {
    const types = seen.get(value) ?? new Set();
    seen.set(value, types);
    return !types.has(type) && Boolean(types.add(type));
  };

  const visit = (type: z.ZodType, value: unknown, where: DocumentPath, file: string | undefined): void => {
    const { shape, innerType, out, getter, element, valueType, options = [] } = type.def as unknown as Definition;
    const inner = innerType ?? out ?? getter?.();
    for (const one of inner ? [inner, ...options] : options) visit(one, value, where, file);
    if (Array.isArray(value) && element) value.forEach((item, index) => visit(element, item, [...where, index], file));
    if (!isJsonObject(value) || !(shape ?? valueType) || !isNew(value, type)) return;
    if (shape) mapping?.({ value, shape, where, file });
    for (const [key, item] of Object.entries(value)) {
      const known = shape && Object.hasOwn(shape, key) ? shape[key] : valueType;
      if (known && (shape ?? !key.startsWith('x-'))) visit(known, item, [...where, key], file);
    }
    if (shape && typeof value.$ref === 'string') follow(type, value.$ref);
  };

  const follow = (type: z.ZodType, ref: string): void => {
    const [target = '', pointer = ''] = ref.split('#');
    const where = pointerKeys(pointer);
    // What has this kind in the document itself is visited where it is.
    if (target === api.files[0]) visit(type, partAt(api.root, where), where, undefined);
    if (target === api.files[0] || !api.files.includes(target)) return;
    if (!isNew(ref, type)) return;
    const { value } = api.resolve({ $ref: ref });
    part?.({ value, type, where, file: target });
    visit(type, value, where, target);
  };

  visit(openApiSchema, api.root, [], undefined);
}

import type * as z from 'zod';

import { isJsonObject } from '@api-docs/kit';

import { pointerKeys, valueAt, type DocumentPath } from '../document/jsonPointer';
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
  /** The reference to it, if it is a part of the document that has another kind where it is. */
  ref?: FoundRef;
}

/** A reference, with the place of the mapping that has it. */
interface FoundRef extends Pick<ShapedMapping, 'where' | 'file'> {
  type: z.ZodType;
  ref: string;
}

/** What a reference leads to, which is in another file or of another kind. */
export interface ReferredPart extends Omit<ShapedMapping, 'value' | 'shape' | 'ref'> {
  value: unknown;
  /** The shape that it should have. */
  type: z.ZodType;
}

/**
 * Walks through all mappings of a document whose keys the standard names. A part of another file is visited where it is
 * referred to, once for each kind that it is taken for, and one of the document after all others.
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

  // Followed at the end, when the kinds of all parts of the document are known.
  const inDocument: FoundRef[] = [];

  const visit = (
    type: z.ZodType,
    value: unknown,
    where: DocumentPath,
    file: string | undefined,
    ref?: FoundRef,
    // Elsewhere, names of parts can begin with x-, as those of many headers do.
    hasExtensions = false,
  ): void => {
    const { shape, innerType, out, getter, element, valueType, options = [] } = type.def as unknown as Definition;
    const inner = innerType ?? out ?? getter?.();
    const isExtensible = hasExtensions || out !== undefined;
    for (const one of inner ? [inner, ...options] : options) visit(one, value, where, file, ref, isExtensible);
    if (Array.isArray(value) && element) value.forEach((item, index) => visit(element, item, [...where, index], file));
    if (!isJsonObject(value) || !(shape ?? valueType) || !isNew(value, type)) return;
    if (shape) mapping?.({ value, shape, where, file, ...(ref && { ref }) });
    for (const [key, item] of Object.entries(value)) {
      const known = shape && Object.hasOwn(shape, key) ? shape[key] : valueType;
      if (known && (shape ?? !(isExtensible && key.startsWith('x-')))) visit(known, item, [...where, key], file);
    }
    if (shape && typeof value.$ref === 'string') follow({ type, ref: value.$ref, where, file });
  };

  const follow = (found: FoundRef): void => {
    const { type, ref } = found;
    const [target = '', pointer = ''] = ref.split('#');
    if (target === api.files[0]) inDocument.push(found);
    if (target === api.files[0] || !api.files.includes(target)) return;
    if (!isNew(ref, type)) return;
    const { value, refs } = api.resolve({ $ref: ref });
    if (refs.length === 0) return;
    const where = pointerKeys(pointer);
    part?.({ value, type, where, file: target });
    visit(type, value, where, target);
  };

  visit(openApiSchema, api.root, [], undefined);
  // The list grows while parts are visited that have no kind where they are.
  for (const found of inDocument) {
    const where = pointerKeys(found.ref.split('#')[1] ?? '');
    const value = valueAt(api.root, where);
    visit(found.type, value, where, undefined, seen.has(value) ? found : undefined);
  }
}

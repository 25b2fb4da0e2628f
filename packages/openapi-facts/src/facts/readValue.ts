import { defined, stringifyJson } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';
import type { ExternalDocs, ItemNotes, Limits, Value } from '../fieldTypes';
import { LIMIT_RULES } from '../limits/limitRules';
import { typeOfValue } from '../schemas/typeOfValue';
import { typesOf, type ResolvedSchema } from '../schemas/resolvedSchema';
import { hasConditions, hasFormsOfNames } from '../schemas/variants';

/** Returns the types of a schema; if it has none, those that its other keywords imply. */
function impliedTypes(schema: Schema): string[] {
  const types = typesOf(schema);
  if (types.length > 0) return types;
  const { properties, patternProperties, additionalProperties, propertyNames, required } = schema;
  if (properties ?? patternProperties ?? additionalProperties ?? propertyNames ?? required?.[0]) return ['object'];
  if (schema.items ?? schema.prefixItems) return ['array'];
  const values = 'const' in schema ? [schema.const] : (schema.enum ?? []);
  return [...new Set(values.map(typeOfValue))];
}

function readLimits(resolved: ResolvedSchema): Limits {
  const { schema, propertyNames } = resolved;
  const { anyOf, oneOf, dependentRequired } = schema;
  const groupsOf = (variants: readonly Schema[] = []) => variants.map(({ required = [] }) => required);
  const any = groupsOf(anyOf);
  const hasAny = hasConditions(anyOf) || (any.length > 0 && any.every(({ length }) => length === 1));
  return defined<Limits>({
    ...Object.assign({}, ...LIMIT_RULES.map(({ read }) => read(schema))),
    anyRequired: hasAny ? any : undefined,
    oneRequired: hasConditions(oneOf) ? groupsOf(oneOf) : undefined,
    dependentRequired,
    propertyNames:
      propertyNames && !hasFormsOfNames(resolved)
        ? { ...readValue(propertyNames), ...readNotes(propertyNames.schema) }
        : undefined,
  });
}

/** Reads links to documentation; undefined without a URL. */
export function readExternalDocs(docs: { url?: string; description?: string } | undefined): {
  externalDocs?: ExternalDocs;
} {
  if (docs?.url === undefined) return {};
  return { externalDocs: defined<ExternalDocs>({ url: docs.url, description: docs.description }) };
}

/** Reads what a schema says about a value besides its type and limits. */
export function readNotes(schema: Schema): ItemNotes {
  const { title, description, default: value, examples, deprecated, externalDocs } = schema;
  const values: unknown[] = Array.isArray(examples) ? examples.filter((one) => one !== undefined) : [];
  return defined<ItemNotes>({
    title,
    description: description || undefined,
    default: value === undefined ? undefined : stringifyJson(value),
    examples: values.length > 0 ? values.map((one) => stringifyJson(one)) : undefined,
    deprecated: deprecated || undefined,
    ...readExternalDocs(externalDocs),
  });
}

/** Reads what a schema says about a value and, if it is a list, about its items. */
export function readValue(resolved: ResolvedSchema): Value {
  const { schema, items } = resolved;
  const all = impliedTypes(schema);
  const types = all.filter((type) => type !== 'null');
  const variants = schema.oneOf ?? schema.anyOf;
  const isMarked = schema.nullable && !all.includes('null') && (types.length > 0 || variants !== undefined);
  const isNullable = (types.length > 0 && types.length < all.length) || isMarked;
  const relation = schema.oneOf ? 'one of' : 'any of';
  return defined<Value>({
    types: types.length > 0 ? types : all,
    nullable: isNullable || undefined,
    choice: all.length === 0 && variants ? { relation, count: variants.length } : undefined,
    limits: readLimits(resolved),
    items: items && { ...readValue(items), ...readNotes(items.schema) },
  });
}

/** Other notations of `dependentRequired`: with one property, an object needs others. */
import type { Schema } from '../document/schemaObject';
import type { ResolveRefs } from '../resolve/apiDocument';
import { omit } from './resolvedSchema';

/** Returns the value of the only keyword of a schema; undefined if it has others. */
function only<Key extends 'required' | 'not'>(key: Key, given: Schema | undefined, resolve: ResolveRefs): Schema[Key] {
  const { value } = resolve(given ?? {});
  return Object.keys(value).join() === key ? value[key] : undefined;
}

/** Returns the schema that says that some names need others; none unless it is one name. */
function dependency([name, second]: readonly string[] = [], needed?: readonly string[]): Schema[] {
  if (name === undefined || second !== undefined || needed === undefined) return [];
  return [{ dependentRequired: { [name]: needed.filter((other) => other !== name) } }];
}

/** Reads alternatives such as `anyOf: [{not: {required: [a]}}, {required: [b]}]`. Of `oneOf`, only one is true if the second needs `a`, too. */
function ofAlternatives(schema: Schema, key: 'anyOf' | 'oneOf', resolve: ResolveRefs): Schema[] {
  const [first, second, third] = schema[key] ?? [];
  if (!first || !second || third) return [];
  const orders = [
    [first, second],
    [second, first],
  ] as const;
  return orders.flatMap(([without, others]) => {
    const names = only('required', only('not', without, resolve), resolve);
    const needed = only('required', others, resolve);
    const isExclusive = names?.every((name) => needed?.includes(name));
    return key === 'anyOf' || isExclusive ? dependency(names, needed) : [];
  });
}

/** Turns conditions on the presence of one property, which need others and nothing else, into `dependentRequired`. */
export function withDependencies(schema: Schema, resolve: ResolveRefs): Schema {
  const { if: condition, then, else: otherwise, dependentSchemas = {} } = schema;
  if (!(condition ?? schema.anyOf ?? schema.oneOf ?? schema.dependentSchemas)) return schema;
  const needed = otherwise === undefined ? only('required', then, resolve) : undefined;
  const schemas = Object.entries(dependentSchemas).map(
    ([name, given]) => [name, given, dependency([name], only('required', given, resolve))] as const,
  );
  const others = schemas.filter(([, , found]) => found.length === 0).map(([name, given]) => [name, given] as const);
  const sources: [keywords: string[], found: Schema[]][] = [
    [['if', 'then'], dependency(only('required', condition, resolve), needed)],
    [['anyOf'], ofAlternatives(schema, 'anyOf', resolve)],
    [['oneOf'], ofAlternatives(schema, 'oneOf', resolve)],
    [['dependentSchemas'], schemas.flatMap(([, , found]) => found)],
  ];
  const used = sources.filter(([, found]) => found.length > 0);
  if (used.length === 0) return schema;
  return {
    ...omit(schema, ...used.flatMap(([keywords]) => keywords)),
    ...(others.length > 0 ? { dependentSchemas: Object.fromEntries(others) } : {}),
    allOf: [...(schema.allOf ?? []), ...used.flatMap(([, found]) => found)],
  };
}

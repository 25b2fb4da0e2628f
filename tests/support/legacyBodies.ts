import type { Json } from '@api-docs/kit/values/json';

import type { SeededChoice } from './fuzz/seededChoice';
import { readOpenApiDocument, type Schema } from './openApiDocument';

/** A legacy operation or body. */
export interface LegacyCall {
  /** Path of the operation, or name of the body. */
  name: string;
  schema: Schema;
  examples: Json[];
}

/** Reads all legacy operations with a JSON body, and all legacy bodies, of an OpenAPI file. */
export function readLegacyCalls(file: string): LegacyCall[] {
  const { operations, 'x-legacy-bodies': bodies = {} } = readOpenApiDocument(file);
  return [
    ...operations.flatMap(({ path: name, deprecated, request }) => {
      if (!deprecated || !request) return [];
      const { schema, examples = {} } = request;
      return { name, schema, examples: Object.values(examples).map(({ value }) => value) };
    }),
    ...Object.entries(bodies).map(([name, { schema, example }]) => ({ name, schema, examples: [example] })),
  ];
}

const TEXTS: readonly [string, ...string[]] = [
  'A lost card costs 8.00 EUR.',
  '',
  "It's “5”",
  '日本 😀',
  '\\d{6}',
  'a\nb',
];

/** Values that are rarely of the right type. */
const OTHER_VALUES: readonly [Json, ...Json[]] = [null, 'text', 7, true, [], {}, [null], { a: 1 }];

function generateValue(schema: Schema, choice: SeededChoice): Json {
  if (choice.oneIn(30)) return choice.pick(OTHER_VALUES);
  if (schema.properties) return generateBody(schema, choice);
  const { items } = schema;
  if (items) return Array.from({ length: 1 + choice.below(3) }, () => generateValue(items, choice));
  if (schema.type === 'number') return choice.below(1000) / 8;
  return schema.type === 'boolean' ? choice.oneIn(2) : choice.pick(TEXTS);
}

/**
 * Generates a body as callers could send it: with most of the fields of the schema, rarely with null or a value of another
 * type, and now and then with a field that the schema does not have.
 */
export function generateBody({ properties = {} }: Schema, choice: SeededChoice): { [name: string]: Json } {
  const fields = Object.entries(properties)
    .filter(() => !choice.oneIn(6))
    .map(([name, schema]): [string, Json] => [choice.oneIn(40) ? `${name}s` : name, generateValue(schema, choice)]);
  const extra: [string, Json][] = choice.oneIn(8) ? [['no_such_field', choice.pick(OTHER_VALUES)]] : [];
  return Object.fromEntries([...fields, ...extra]);
}

import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';

import { buildError } from '../../lib/buildError';
import { LISTS, MAPS, nearestNumbers, SINGLE } from '../facts/bundleSchema';
import type { Schema } from '../facts/openApiDocument';

/** Keywords that do not constrain a value. */
const ANNOTATIONS = [
  ...['title', 'description', 'default', 'deprecated', 'examples', 'example', 'format', 'readOnly', 'writeOnly'],
  ...['discriminator', 'xml', 'externalDocs', 'contentMediaType', 'contentEncoding', '$comment', '$schema', '$id'],
  ...['$anchor', 'nullable'],
];

/** Example: `const func0 = require("ajv/dist/runtime/equal").default;` */
const REQUIRE_CALL = /const (\w+) = require\("([^"]+)"\)\.default;/g;

function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.includes(keyword) || keyword.startsWith('x-');
}

/** Returns the names of properties that only replies have. */
function readOnlyNames({ properties = {}, allOf = [] }: Schema): string[] {
  const own = Object.entries(properties).flatMap(([name, property]) => (property.readOnly ? [name] : []));
  return [...own, ...allOf.flatMap(readOnlyNames)];
}

/**
 * Removes annotations from a schema, but keeps properties of the same name, such as `description`. A request needs no
 * property that is read-only.
 *
 * @param optional names of properties that the value does not need, whatever the schema says
 */
function withoutAnnotations(
  given: unknown,
  without: readonly string[] = [],
  optional: readonly string[] = [],
): unknown {
  if (given === null || typeof given !== 'object') return given;
  const inner = (value: unknown) => withoutAnnotations(value, without);
  const names = [...optional, ...readOnlyNames(given as Schema)];
  return Object.fromEntries(
    Object.entries(given)
      .filter(([keyword]) => !isAnnotation(keyword) && !without.includes(keyword))
      .map(([keyword, value]: [string, unknown]) => {
        if (keyword === '$defs' || MAPS.includes(keyword)) {
          const entries = Object.entries(value as Record<string, Schema>);
          return [keyword, Object.fromEntries(entries.map(([name, schema]) => [name, inner(schema)]))];
        }
        if (keyword === 'required') return [keyword, (value as string[]).filter((name) => !names.includes(name))];
        if (LISTS.includes(keyword)) {
          return [keyword, (value as Schema[]).map((one) => withoutAnnotations(one, without, names))];
        }
        return [keyword, SINGLE.includes(keyword) ? inner(value) : value];
      }),
  );
}

/**
 * Replaces `require`, which Ajv writes even into ES modules, by `import`. Bundlers and Node differ in whether the default
 * import of a CommonJS file is its exports or their `default`.
 */
function withImports(code: string): string {
  const imports: string[] = [];
  const body = code.replaceAll(REQUIRE_CALL, (_match, name: string, file: string) => {
    imports.push(`import ${name}Part from ${JSON.stringify(`${file}.js`)};`);
    return `const ${name} = ${name}Part.default ?? ${name}Part;`;
  });
  return [...imports, body].join('\n');
}

const OPTIONS = {
  allErrors: true,
  messages: false,
  // The linters report unknown keywords.
  strict: false,
  strictNumbers: true,
  unicodeRegExp: false,
  code: { source: true, esm: true },
};

/** Checks keywords against the schema of JSON Schema, which takes longer to compile than most request schemas. */
const keywordChecker = new Ajv2020(OPTIONS);

function compile(given: Schema, without: readonly string[]): string {
  const schema = nearestNumbers(withoutAnnotations(given, without)) as object;
  if (!keywordChecker.validateSchema(schema)) throw new Error(keywordChecker.errorsText());
  // An instance of its own, so that the source does not depend on other operations.
  const ajv = new Ajv2020({ ...OPTIONS, meta: false, validateSchema: false });
  return withImports(standaloneCode(ajv, ajv.compile(schema)));
}

/**
 * Compiles a schema to the source of a module that needs no `eval`. Its export `validate` returns whether a value is valid
 * and sets `validate.errors` to all errors, without messages. Patterns that JavaScript cannot read are not checked.
 *
 * @param where file and operation, for the message
 * @returns the same source for the same schema
 * @throws if a keyword has an invalid value
 */
export function compileValidator(schema: Schema, where: string): string {
  try {
    return compile(schema, []);
  } catch {
    try {
      return compile(schema, ['pattern', 'patternProperties', 'propertyNames']);
    } catch (error) {
      throw buildError({
        file: where,
        problem: 'the request schema cannot be compiled',
        expected: 'keywords of JSON Schema 2020-12',
        found: error instanceof Error ? error.message : String(error),
        remedy: 'correct the keyword, or describe the rule in the description',
      });
    }
  }
}

import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';

import { buildError } from '../../lib/buildError';
import type { Schema } from '../facts/openApiDocument';

/** Keywords that do not constrain a value. */
const ANNOTATIONS = ['title', 'description', 'default', 'deprecated', 'examples'];

/** Example: `const func0 = require("ajv/dist/runtime/equal").default;` */
const REQUIRE_CALL = /const (\w+) = require\("([^"]+)"\)\.default;/g;

function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.includes(keyword) || keyword.startsWith('x-');
}

/** Removes annotations from a schema, but keeps properties of the same name, such as `description`. */
function withoutAnnotations(schema: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !isAnnotation(keyword))
      .map(([keyword, value]: [string, unknown]) => {
        if (keyword === 'properties') {
          const properties = Object.entries(value as Record<string, Schema>);
          return [
            keyword,
            Object.fromEntries(properties.map(([name, property]) => [name, withoutAnnotations(property)])),
          ];
        }
        if (keyword === 'items') return [keyword, withoutAnnotations(value as Schema)];
        if (keyword === 'anyOf') return [keyword, (value as Schema[]).map(withoutAnnotations)];
        return [keyword, value];
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

/**
 * Compiles a schema to the source of a module that needs no `eval`. Its export `validate` returns whether a value is valid
 * and sets `validate.errors` to all errors, without messages.
 *
 * @param where file and operation, for the message
 * @returns the same source for the same schema
 * @throws on an unknown keyword or a format
 */
export function compileValidator(schema: Schema, where: string): string {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    strictSchema: true,
    strictTypes: false,
    code: { source: true, esm: true },
  });
  try {
    return withImports(standaloneCode(ajv, ajv.compile(withoutAnnotations(schema))));
  } catch (error) {
    throw buildError({
      file: where,
      problem: 'the request schema cannot be compiled',
      expected: 'keywords of JSON Schema 2020-12 without formats',
      found: error instanceof Error ? error.message : String(error),
      remedy: 'correct the keyword, or describe the rule in the description',
    });
  }
}

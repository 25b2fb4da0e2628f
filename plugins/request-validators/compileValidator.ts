import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';

import type { Schema } from '../api-facts/schema';
import { teachingError } from '../teachingError';

/** Keywords that describe and demand nothing. */
const ANNOTATIONS = ['title', 'description', 'default', 'deprecated', 'examples'];

/** Example: `const func0 = require("ajv/dist/runtime/equal").default;` */
const REQUIRED_PART = /const (\w+) = require\("([^"]+)"\)\.default;/g;

function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.includes(keyword) || keyword.startsWith('x-');
}

/** Keeps what a schema demands. Names of properties are no keywords: `description` may be one. */
function demandsOf(schema: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !isAnnotation(keyword))
      .map(([keyword, value]: [string, unknown]) => {
        if (keyword === 'properties') {
          const properties = Object.entries(value as Record<string, Schema>);
          return [keyword, Object.fromEntries(properties.map(([name, property]) => [name, demandsOf(property)]))];
        }
        if (keyword === 'items') return [keyword, demandsOf(value as Schema)];
        if (keyword === 'anyOf') return [keyword, (value as Schema[]).map(demandsOf)];
        return [keyword, value];
      }),
  );
}

/** Ajv writes `require` even into modules; bundlers and Node give such a part as the default export of its file. */
function withImports(code: string): string {
  const imports: string[] = [];
  const body = code.replaceAll(REQUIRED_PART, (_match, name: string, file: string) => {
    imports.push(`import ${name}Part from ${JSON.stringify(`${file}.js`)};`);
    return `const ${name} = ${name}Part.default ?? ${name}Part;`;
  });
  return [...imports, body].join('\n');
}

/**
 * Compiles a schema into the source of a module that needs no `eval`: `export const validate`, which returns whether a
 * value fits and leaves all errors, without messages, in `validate.errors`.
 *
 * @param schema JSON Schema 2020-12, references resolved
 * @param where file and operation, for the message
 * @returns the same source for the same schema
 * @throws on a keyword or format that the compiler does not know
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
    return withImports(standaloneCode(ajv, ajv.compile(demandsOf(schema))));
  } catch (error) {
    throw teachingError({
      file: where,
      problem: 'the request schema cannot be compiled',
      expected: 'keywords of JSON Schema 2020-12 without formats',
      found: error instanceof Error ? error.message : String(error),
      remedy: 'spell the keyword right, or say in the description what it would demand',
    });
  }
}

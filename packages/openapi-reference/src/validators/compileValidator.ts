import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';

import { isJsonObject } from '@api-docs/kit';
import { buildError } from '@api-docs/kit/node';
import {
  CONSTRAINTS,
  inDirection,
  mapSchemas,
  nearestNumbers,
  readablePattern,
  SCHEMA_KEYWORDS,
  type Schema,
} from '@api-docs/openapi-facts';

import { requestAjv } from './requestAjv';

/** Keywords besides those that limit a value which validators read. */
const STRUCTURE = ['$ref', '$defs', 'required'];

/** Example: `const func0 = require("ajv/dist/runtime/equal").default;` */
const REQUIRE_CALL = /const (\w+) = require\("([^"]+)"\)\.default;/g;

function isAnnotation(keyword: string): boolean {
  if (CONSTRAINTS.has(keyword) || STRUCTURE.includes(keyword)) return false;
  return SCHEMA_KEYWORDS.has(keyword) || keyword.startsWith('x-');
}

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

/** Removes annotations from a schema, but keeps properties of the same name, such as `description`. */
function withoutAnnotations(given: unknown): unknown {
  if (!isJsonObject(given)) return given;
  const entries = Object.entries(given).filter(([keyword]) => !isAnnotation(keyword));
  return Object.fromEntries(
    entries.map(([keyword, value]) => [keyword, mapSchemas(keyword, value, withoutAnnotations)]),
  );
}

/** Returns whether a schema, given as JSON, names a property that every object of JavaScript inherits. */
function namesInherited(text: string): boolean {
  return INHERITED.some((name) => text.includes(JSON.stringify(name)) || text.includes(`^${name}$`));
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

/** Example: `new RegExp("^a$", "")`. */
const PATTERN = /new RegExp\(("(?:[^"\\]|\\.)*"), ""\)/g;

/** Gives each pattern its own flags, of which Ajv has one set for all. */
function withFlags(code: string): string {
  return code.replaceAll(PATTERN, (_whole, json: string) => {
    const { source, flags } = readablePattern(JSON.parse(json) as string) ?? { source: '', flags: '' };
    return `new RegExp(${JSON.stringify(source)}, "${flags}")`;
  });
}

const keywordChecker = new Ajv2020({ unicodeRegExp: false, strict: false });

/**
 * Returns a bundled schema of a request as Ajv compiles it.
 *
 * @throws if a keyword has an invalid value
 */
export function requestSchema(given: Schema): Schema {
  const schema = nearestNumbers(withoutAnnotations(given)) as Schema;
  if (!keywordChecker.validateSchema(schema)) throw new Error(keywordChecker.errorsText());
  return schema;
}

/** Returns the source of a module with validators that are compiled to functions: one of them, or by the names of exports. */
export function validatorModule(ajv: Ajv2020, compiled: Parameters<typeof standaloneCode>[1]): string {
  return withFlags(withImports(standaloneCode(ajv, compiled)));
}

/**
 * Runs a function that compiles a schema.
 *
 * @param where file and place of the schema
 * @throws an error with the place if the function fails
 */
export function explainInvalid<Result>(where: string, run: () => Result): Result {
  try {
    return run();
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

/**
 * Compiles a schema to the source of a module that needs no `eval`. Its export `validate` returns whether a value is valid
 * and sets `validate.errors` to all errors, without messages. A pattern that JavaScript cannot read matches every text.
 *
 * @returns the same source for the same schema
 * @throws if a keyword has an invalid value
 */
export function compileValidator(given: Schema, where: string): string {
  return explainInvalid(where, () => {
    const schema = requestSchema(inDirection(given, 'request'));
    // An instance of its own, so that the source does not depend on other operations.
    const ajv = requestAjv({ ownProperties: namesInherited(JSON.stringify(schema)) });
    return validatorModule(ajv, ajv.compile(schema));
  });
}

import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';

import { isJsonObject } from '@api-docs/kit';
import { buildError } from '@api-docs/kit/node';
import {
  inDirection,
  mapSchemas,
  nearestNumbers,
  readablePattern,
  readPattern,
  type Schema,
} from '@api-docs/openapi-facts';

/** Keywords that do not constrain a value. */
const ANNOTATIONS = [
  'title',
  'description',
  'default',
  'deprecated',
  'examples',
  'example',
  'format',
  'readOnly',
  'writeOnly',
  'discriminator',
  'xml',
  'externalDocs',
  'contentMediaType',
  'contentEncoding',
  '$comment',
  '$schema',
  '$id',
  '$anchor',
  'nullable',
];

/** Example: `const func0 = require("ajv/dist/runtime/equal").default;` */
const REQUIRE_CALL = /const (\w+) = require\("([^"]+)"\)\.default;/g;

function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.includes(keyword) || keyword.startsWith('x-');
}

/** The names that every object of JavaScript has. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

/** Ajv skips properties with this name, but not patterns. */
const PROTO = '__proto__';

function withoutProto({ properties, ...schema }: Schema): Schema {
  if (!properties) return schema;
  if (!Object.hasOwn(properties, PROTO)) return { ...schema, properties };
  const { [PROTO]: proto = {}, ...others } = properties;
  return { ...schema, properties: others, patternProperties: { ...schema.patternProperties, [`^${PROTO}$`]: proto } };
}

/** Removes annotations from a schema, but keeps properties of the same name, such as `description`. */
function withoutAnnotations(given: unknown): unknown {
  if (!isJsonObject(given)) return given;
  const entries = Object.entries(withoutProto(given)).filter(([keyword]) => !isAnnotation(keyword));
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

const OPTIONS = {
  allErrors: true,
  messages: false,
  // The linters report unknown keywords.
  strict: false,
  strictNumbers: true,
  unicodeRegExp: false,
  code: {
    source: true,
    esm: true,
    regExp: Object.assign((pattern: string) => readPattern(pattern) ?? /(?:)/, { code: 'new RegExp' }),
  },
};

/** Checks keywords against the schema of JSON Schema, which takes longer to compile than most request schemas. */
const keywordChecker = new Ajv2020(OPTIONS);

function compile(given: Schema): string {
  const schema = nearestNumbers(withoutAnnotations(inDirection(given, 'request'))) as object;
  if (!keywordChecker.validateSchema(schema)) throw new Error(keywordChecker.errorsText());
  // An instance of its own, so that the source does not depend on other operations.
  const own = { ownProperties: namesInherited(JSON.stringify(schema)) };
  const ajv = new Ajv2020({ ...OPTIONS, meta: false, validateSchema: false, ...own });
  return withFlags(withImports(standaloneCode(ajv, ajv.compile(schema))));
}

/**
 * Compiles a schema to the source of a module that needs no `eval`. Its export `validate` returns whether a value is valid
 * and sets `validate.errors` to all errors, without messages. A pattern that JavaScript cannot read matches every text.
 *
 * @returns the same source for the same schema
 * @throws if a keyword has an invalid value
 */
export function compileValidator(schema: Schema, where: string): string {
  try {
    return compile(schema);
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

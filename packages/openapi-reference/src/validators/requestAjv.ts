import Ajv2020, { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020';
import type { Options } from 'ajv';
import names from 'ajv/dist/compile/names';
import reference from 'ajv/dist/vocabularies/core/ref';

import { readPattern, withDecimals } from '@api-docs/openapi-facts';

/** Options for modules that need no `eval`. The schema of JSON Schema takes longer to compile than most request schemas. */
const OPTIONS = {
  allErrors: true,
  messages: false,
  // The linters report unknown keywords.
  strict: false,
  strictNumbers: true,
  unicodeRegExp: false,
  meta: false,
  validateSchema: false,
  code: {
    source: true,
    esm: true,
    regExp: Object.assign((pattern: string) => readPattern(pattern) ?? /(?:)/, { code: 'new RegExp' }),
  },
} as const;

/**
 * `$ref`, whose errors have the whole path of keywords that leads to them, as JSON Schema says: `#/oneOf/0/$ref/required`. Ajv
 * begins it again in the schema that is referred to, so that nobody can tell to which variant an error belongs.
 */
const tracedReference: CodeKeywordDefinition = {
  ...reference,
  code: (context: KeywordCxt) => {
    const { gen, it } = context;
    const before = gen.const('before', names.errors);
    reference.code(context);
    gen.forRange('i', before, names.errors, (index) => {
      const error = _`${names.vErrors}[${index}]`;
      const path = _`${`${it.errSchemaPath}/$ref`} + ${error}.schemaPath.slice(1)`;
      gen.assign(error, _`{...${error}, schemaPath: ${path}}`);
    });
  },
};

/** Returns an Ajv for the schemas of requests, with other options for some. */
export function requestAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ ...OPTIONS, ...options });
  return withDecimals(ajv.removeKeyword('$ref').addKeyword(tracedReference) as Ajv2020);
}

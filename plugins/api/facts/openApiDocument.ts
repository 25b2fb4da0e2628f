import * as z from 'zod';

import type { Json } from '../../../shared/json';

/**
 * The part of an OpenAPI document that the site reads, with references resolved. Error messages name what is expected
 * at a path; rules that concern several parts of a document are in `checkContract`.
 */

const string = z.string({ error: 'a string' });
const filled = string.min(1, { error: 'a string that is not empty' });
const strings = z.array(string, { error: 'a list of strings' });
const number = z.number({ error: 'a number' }).optional();
const boolean = z.boolean({ error: 'true or false' }).optional();
const json = z.custom<Json>((value) => value !== undefined, { error: 'a JSON value' });

function mapOf<Value extends z.ZodType>(value: Value) {
  return z.record(z.string(), value, { error: 'a mapping' });
}

const schema = z.looseObject(
  {
    type: z.union([string, strings], { error: 'a type, or a list of types' }).optional(),
    description: string.optional(),
    default: z.unknown().optional(),
    required: strings.optional(),
    minimum: number,
    maximum: number,
    minItems: number,
    maxItems: number,
    uniqueItems: boolean,
    deprecated: boolean,
    /** Names of properties for which no source says whether they are required. */
    'x-requirement-not-published': strings.optional(),
    get properties() {
      return mapOf(schema).optional();
    },
    get items() {
      return schema.optional();
    },
    get anyOf() {
      return z.array(schema, { error: 'a list of schemas' }).optional();
    },
  },
  { error: 'a schema' },
);

const examples = mapOf(z.looseObject({ summary: string, value: json }, { error: 'an example with summary and value' }));

const requestContent = z.looseObject(
  {
    'application/json': z.looseObject(
      {
        schema,
        examples: examples.refine((named) => Object.keys(named).length >= 2, { error: 'at least two named examples' }),
      },
      { error: 'schema and examples' },
    ),
  },
  { error: 'a mapping with application/json' },
);

const response = z.looseObject(
  {
    description: string,
    content: z
      .looseObject(
        {
          'application/json': z
            .looseObject({ schema: schema.optional(), examples: examples.optional() }, { error: 'schema and examples' })
            .optional(),
        },
        { error: 'a mapping with application/json' },
      )
      .optional(),
  },
  { error: 'a response with a description' },
);

const operation = z.looseObject(
  {
    operationId: filled,
    summary: filled,
    description: filled,
    tags: strings,
    deprecated: boolean,
    requestBody: z.looseObject({ content: requestContent }, { error: 'a request body with content' }),
    // Specification, section 7: "200, 401, 422, 500".
    responses: z.strictObject(
      { 200: response, 401: response, 422: response, 500: response },
      { error: 'the statuses 200, 401, 422 and 500' },
    ),
  },
  { error: 'an operation' },
);

export const openApiSchema = z.looseObject(
  {
    openapi: string.startsWith('3.1.', { error: 'a version such as 3.1.0' }),
    info: z.looseObject({ title: string, version: string, description: string }, { error: 'title and version' }),
    servers: z.array(z.looseObject({ url: string }, { error: 'a server with a url' }), { error: 'a list of servers' }),
    tags: z.array(z.looseObject({ name: string, description: string }, { error: 'a tag with name and description' }), {
      error: 'a list of tags',
    }),
    paths: mapOf(z.strictObject({ post: operation }, { error: 'post as the only method' })),
    /** Request bodies that the specification lists without a path. */
    'x-legacy-bodies': mapOf(
      z.looseObject(
        { description: string, schema, example: json },
        { error: 'a body with description, schema and example' },
      ),
    ).optional(),
  },
  { error: 'an OpenAPI document' },
);

export type OpenApiDocument = z.infer<typeof openApiSchema>;
export type OpenApiOperation = z.infer<typeof operation>;
/** The part of a JSON Schema (2020-12) that this project's OpenAPI files use. */
export type Schema = z.infer<typeof schema>;

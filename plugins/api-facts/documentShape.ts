import * as z from 'zod';

/**
 * What kind of value the site takes from each place of an OpenAPI document. Whether a value must be there is mostly the
 * contract's business, see `checkContract`; here is listed what every reader of the document goes by.
 */

const text = z.string({ error: 'text' });
const number = z.number({ error: 'a number' }).optional();
const texts = z.array(text, { error: 'a list of texts' });

function named<Value extends z.ZodType>(value: Value) {
  return z.record(z.string(), value, { error: 'names with a value each' });
}

const schema = z.looseObject(
  {
    type: z.union([text, texts], { error: 'a type, or a list of types' }).optional(),
    description: text.optional(),
    required: texts.optional(),
    minimum: number,
    maximum: number,
    minItems: number,
    maxItems: number,
    uniqueItems: z.boolean({ error: 'true or false' }).optional(),
    deprecated: z.boolean({ error: 'true or false' }).optional(),
    'x-requirement-not-published': texts.optional(),
    get properties() {
      return named(schema).optional();
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

const example = z
  .looseObject({ summary: text, value: z.unknown().optional() }, { error: 'an example with summary and value' })
  .refine(({ value }) => value !== undefined, { error: 'a value', path: ['value'] });

const content = named(
  z.looseObject({ schema: schema.optional(), examples: named(example).optional() }, { error: 'schema and examples' }),
);

const operation = z.looseObject(
  {
    operationId: text.optional(),
    summary: text.optional(),
    description: text.optional(),
    tags: texts.optional(),
    deprecated: z.boolean({ error: 'true or false' }).optional(),
    requestBody: z.looseObject({ content: content.optional() }, { error: 'a body with content' }).optional(),
    responses: named(
      z.looseObject({ description: text, content: content.optional() }, { error: 'a reply with a description' }),
    ).optional(),
  },
  { error: 'an operation' },
);

/** The shape of a document, references resolved. */
export const documentShape = z.looseObject({
  info: z.looseObject({ title: text, version: text, description: text }, { error: 'title and version' }).optional(),
  servers: z.array(z.looseObject({ url: text }, { error: 'a server with a url' }), { error: 'a list' }).optional(),
  tags: z
    .array(z.looseObject({ name: text, description: text }, { error: 'a tag with name and description' }), {
      error: 'a list of tags',
    })
    .optional(),
  paths: named(z.looseObject({ post: operation.optional() }, { error: 'methods' })).optional(),
  'x-legacy-bodies': named(
    z.looseObject({ description: text, schema }, { error: 'a body with description, schema and example' }),
  ).optional(),
});

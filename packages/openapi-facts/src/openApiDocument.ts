import * as z from 'zod';

import type { Json } from '@api-docs/kit/json';

/**
 * The parts of an OpenAPI 3.0, 3.1 or 3.2 document that the site reads. Everything is optional that OpenAPI lets be a reference
 * or leave out, because this schema validates the file as it is written. Error messages name what is expected at a path.
 */

const string = z.string({ error: 'a string' });
const text = string.optional();
const strings = z.array(string, { error: 'a list of strings' });
const number = z.union([z.number(), z.bigint()], { error: 'a number' }).optional();
const boolean = z.boolean({ error: 'true or false' }).optional();
const value = z.custom<unknown>((given) => given !== undefined, { error: 'a JSON value' });
const values = z.array(value, { error: 'a list of values' }).optional();
const json = value as z.ZodType<Json>;

function mapOf<Item extends z.ZodType>(item: Item) {
  return z.record(z.string(), item, { error: 'a mapping' }).optional();
}

function withoutExtensions(given: unknown): unknown {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return given;
  return Object.fromEntries(Object.entries(given).filter(([key]) => !key.startsWith('x-')));
}

/** A mapping that can have extensions beside its names. */
function extensibleMapOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess(withoutExtensions, mapOf(item)).optional();
}

function listOf<Item extends z.ZodType>(item: Item, error: string) {
  return z.array(item, { error }).optional();
}

const externalDocs = z.looseObject({ url: text, description: text }, { error: 'a mapping with url' }).optional();
const limit = z.union([z.number(), z.bigint(), z.boolean()], { error: 'a number' }).optional();

const xml = z.looseObject(
  {
    nodeType: z
      .enum(['element', 'attribute', 'text', 'cdata', 'none'], {
        error: 'element, attribute, text, cdata or none',
      })
      .optional(),
    name: text,
    namespace: text,
    prefix: text,
    attribute: boolean,
    wrapped: boolean,
  },
  { error: 'a mapping with name and nodeType' },
);

// Lazy, because schemas contain schemas.
const subschema = z.lazy((): z.ZodType<Schema> => schema);
const subschemaOrFlag = z.lazy((): z.ZodType<Schema | boolean> => schema);

const schemaObject = z.looseObject(
  {
    $ref: text,
    $id: text,
    $schema: text,
    $anchor: text,
    $dynamicAnchor: text,
    $dynamicRef: text,
    $comment: text,
    $vocabulary: value.optional(),
    $defs: mapOf(subschema),
    definitions: mapOf(subschema),
    type: z.union([string, strings], { error: 'a type, or a list of types' }).optional(),
    title: text,
    description: text,
    default: value.optional(),
    const: value.optional(),
    enum: values,
    examples: value.optional(),
    example: value.optional(),
    format: text,
    pattern: z.union([string, strings], { error: 'a string' }).optional(),
    contentMediaType: text,
    contentEncoding: text,
    contentSchema: subschema.optional(),
    required: strings.optional(),
    minimum: number,
    maximum: number,
    exclusiveMinimum: limit,
    exclusiveMaximum: limit,
    multipleOf: number,
    minLength: number,
    maxLength: number,
    minItems: number,
    maxItems: number,
    minProperties: number,
    maxProperties: number,
    minContains: number,
    maxContains: number,
    uniqueItems: boolean,
    deprecated: boolean,
    readOnly: boolean,
    writeOnly: boolean,
    nullable: boolean,
    externalDocs,
    discriminator: z
      .looseObject(
        { propertyName: text, mapping: mapOf(string), defaultMapping: text },
        { error: 'a mapping with propertyName' },
      )
      .optional(),
    xml: xml.optional(),
    dependentRequired: mapOf(strings),
    /** Names of properties for which no source says whether they are required. */
    'x-requirement-not-documented': strings.optional(),
    /** What no source says about a value: the sentences of its description that say so. */
    'x-not-documented': text,
    properties: mapOf(subschema),
    patternProperties: mapOf(subschema),
    dependentSchemas: mapOf(subschema),
    additionalProperties: subschemaOrFlag.optional(),
    unevaluatedProperties: subschemaOrFlag.optional(),
    unevaluatedItems: subschemaOrFlag.optional(),
    propertyNames: subschema.optional(),
    items: subschema.optional(),
    contains: subschema.optional(),
    not: subschema.optional(),
    if: subschema.optional(),
    then: subschema.optional(),
    else: subschema.optional(),
    prefixItems: listOf(subschema, 'a list of schemas'),
    allOf: listOf(subschema, 'a list of schemas'),
    anyOf: listOf(subschema, 'a list of schemas'),
    oneOf: listOf(subschema, 'a list of schemas'),
  },
  { error: 'a schema' },
);

/** The keywords of JSON Schema 2020-12 and of OpenAPI 3.0 to 3.2. */
export const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set(Object.keys(schemaObject.shape));

/** A JSON Schema of draft 2020-12 with the keywords of OpenAPI. */
export interface Schema extends z.output<typeof schemaObject> {
  [keyword: string]: unknown;
}

/** `true` allows every value, `false` none. */
const schema = z.preprocess((value) => (typeof value === 'boolean' ? {} : value), schemaObject);

const example = z.looseObject(
  {
    $ref: text,
    summary: text,
    description: text,
    value: json.optional(),
    dataValue: json.optional(),
    serializedValue: text,
    externalValue: text,
  },
  { error: 'an example with summary and value' },
);
export type ExampleObject = z.output<typeof example>;

const parameterShape = {
  $ref: text,
  description: text,
  required: boolean,
  deprecated: boolean,
  allowEmptyValue: boolean,
  allowReserved: boolean,
  style: text,
  explode: boolean,
  schema: schema.optional(),
  example: json.optional(),
  examples: mapOf(example),
  // Lazy, because media types contain headers.
  content: z.lazy((): z.ZodType<Record<string, MediaType> | undefined> => mapOf(mediaType)).optional(),
};

const header = z.looseObject(parameterShape, { error: 'a header' });
export type HeaderObject = z.output<typeof header>;
const parameter = z.looseObject({ ...parameterShape, name: text, in: text }, { error: 'a parameter' });
export type ParameterObject = z.output<typeof parameter>;

// Lazy, because encodings contain encodings.
const innerEncoding = z.lazy((): z.ZodType<EncodingObject> => encoding);

const encodings = {
  encoding: mapOf(innerEncoding),
  prefixEncoding: listOf(innerEncoding, 'a list of encodings'),
  itemEncoding: innerEncoding.optional(),
};

const encoding = z.looseObject(
  {
    contentType: text,
    headers: mapOf(header),
    style: text,
    explode: boolean,
    allowReserved: boolean,
    ...encodings,
  },
  { error: 'an encoding' },
);
export interface EncodingObject extends z.output<typeof encoding> {
  [extension: string]: unknown;
}

const mediaType = z.looseObject(
  {
    $ref: text,
    schema: schema.optional(),
    itemSchema: schema.optional(),
    example: json.optional(),
    examples: mapOf(example),
    ...encodings,
  },
  { error: 'schema and examples' },
);
export interface MediaType extends z.output<typeof mediaType> {
  [extension: string]: unknown;
}

const requestBody = z.looseObject(
  { $ref: text, description: text, required: boolean, content: mapOf(mediaType) },
  { error: 'a request body with content' },
);
export type RequestBodyObject = z.output<typeof requestBody>;

const server = z.looseObject(
  {
    url: string,
    name: text,
    description: text,
    variables: mapOf(
      z.looseObject(
        { default: z.union([string, z.number(), z.boolean()]).optional(), enum: values, description: text },
        { error: 'a variable with a default' },
      ),
    ),
  },
  { error: 'a server with a url' },
);
export type ServerObject = z.output<typeof server>;

const link = z.looseObject(
  {
    $ref: text,
    operationId: text,
    operationRef: text,
    description: text,
    parameters: mapOf(json),
    requestBody: json.optional(),
    server: server.optional(),
  },
  { error: 'a link' },
);
export type LinkObject = z.output<typeof link>;

const response = z.looseObject(
  {
    $ref: text,
    summary: text,
    description: text,
    headers: mapOf(header),
    content: mapOf(mediaType),
    links: mapOf(link),
  },
  { error: 'a response with a description' },
);
export type ResponseObject = z.output<typeof response>;

const securityRequirement = z.record(z.string(), strings, { error: 'a mapping from schemes to scopes' });
/** Names of schemes with their scopes. All of them are needed together. */
export type SecurityRequirement = z.output<typeof securityRequirement>;

const security = listOf(securityRequirement, 'a list');

const servers = listOf(server, 'a list of servers');

/** A mapping from expressions to requests, or a reference to one. Lazy, because requests contain callbacks. */
const callback = z.preprocess(
  withoutExtensions,
  z.record(
    z.string(),
    z.lazy((): z.ZodType<unknown> => z.union([z.string(), pathItem])),
    { error: 'a callback' },
  ),
);

const operation = z.looseObject(
  {
    operationId: text,
    summary: text,
    description: text,
    tags: strings.optional(),
    deprecated: boolean,
    externalDocs,
    parameters: listOf(parameter, 'a list of parameters'),
    requestBody: requestBody.optional(),
    responses: extensibleMapOf(response),
    callbacks: mapOf(callback),
    security,
    servers,
  },
  { error: 'an operation' },
);
export type OpenApiOperation = z.output<typeof operation>;

const pathItem = z.looseObject(
  {
    $ref: text,
    summary: text,
    description: text,
    parameters: listOf(parameter, 'a list of parameters'),
    servers,
    get: operation.optional(),
    put: operation.optional(),
    post: operation.optional(),
    delete: operation.optional(),
    options: operation.optional(),
    head: operation.optional(),
    patch: operation.optional(),
    trace: operation.optional(),
    query: operation.optional(),
    additionalOperations: mapOf(operation),
  },
  { error: 'a path with methods' },
);
export type PathItem = z.output<typeof pathItem>;

/** Keys that a path can have besides extensions. */
export const PATH_ITEM_KEYS = Object.keys(pathItem.shape);

const flow = z.looseObject(
  { authorizationUrl: text, deviceAuthorizationUrl: text, tokenUrl: text, refreshUrl: text, scopes: mapOf(string) },
  { error: 'a flow with scopes' },
);

const securityScheme = z.looseObject(
  {
    $ref: text,
    type: text,
    description: text,
    name: text,
    in: text,
    scheme: text,
    bearerFormat: text,
    openIdConnectUrl: text,
    oauth2MetadataUrl: text,
    deprecated: boolean,
    flows: extensibleMapOf(flow),
  },
  { error: 'a security scheme' },
);
export type SecuritySchemeObject = z.output<typeof securityScheme>;

export const openApiSchema = z.looseObject(
  {
    openapi: string.regex(/^3\.[0-2]\./, { error: 'a version such as 3.2.0, 3.1.0 or 3.0.3' }),
    $self: text,
    jsonSchemaDialect: text,
    info: z.looseObject(
      {
        title: text,
        version: text,
        summary: text,
        description: text,
        termsOfService: text,
        contact: z.looseObject({ name: text, url: text, email: text }, { error: 'a contact' }).optional(),
        license: z.looseObject({ name: text, url: text, identifier: text }, { error: 'a license' }).optional(),
      },
      { error: 'a mapping with title and version' },
    ),
    servers,
    tags: listOf(
      z.looseObject(
        { name: string, summary: text, description: text, externalDocs, parent: text, kind: text },
        { error: 'a tag with name and description' },
      ),
      'a list of tags',
    ),
    externalDocs,
    security,
    paths: extensibleMapOf(pathItem),
    webhooks: mapOf(pathItem),
    components: z
      .looseObject(
        {
          schemas: mapOf(schema),
          responses: mapOf(response),
          parameters: mapOf(parameter),
          examples: mapOf(example),
          requestBodies: mapOf(requestBody),
          headers: mapOf(header),
          links: mapOf(link),
          pathItems: mapOf(pathItem),
          securitySchemes: mapOf(securityScheme),
          mediaTypes: mapOf(mediaType),
          callbacks: mapOf(callback),
        },
        { error: 'a mapping' },
      )
      .optional(),
    /** Request bodies that the specification lists without a path. */
    'x-legacy-bodies': mapOf(
      z.looseObject(
        { $ref: text, description: text, schema: schema.optional(), example: json.optional() },
        { error: 'a body with description, schema and example' },
      ),
    ),
  },
  { error: 'an OpenAPI document' },
);

/** An OpenAPI 3.0, 3.1 or 3.2 document as it is written, with references. */
export type OpenApiDocument = z.output<typeof openApiSchema>;

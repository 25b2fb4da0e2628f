import * as z from 'zod';

import type { Json } from '@api-docs/kit';

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

/** Returns the part of a shape with keys whose values have the same type. */
function all<Name extends string, Type extends z.ZodType>(type: Type, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, type])) as Record<Name, Type>;
}

/** Returns a mapping with these keys, and with any others. */
function object<Shape extends z.ZodRawShape>(expected: string, shape: Shape) {
  return z.looseObject(shape, { error: expected });
}

function mapOf<Item extends z.ZodType>(item: Item) {
  return z.record(z.string(), item, { error: 'a mapping' }).optional();
}

/** Returns a mapping without its keys that begin with `x-`. */
export function withoutExtensions<Given>(given: Given): Given {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return given;
  return Object.fromEntries(Object.entries(given).filter(([key]) => !key.startsWith('x-'))) as Given;
}

/** A mapping that can have extensions beside its names. */
function extensibleMapOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess(withoutExtensions, mapOf(item)).optional();
}

function listOf<Item extends z.ZodType>(item: Item, error: string) {
  return z.array(item, { error }).optional();
}

const externalDocs = object('a mapping with url', { url: text, description: text }).optional();
const limit = z.union([z.number(), z.bigint(), z.boolean()], { error: 'a number' }).optional();

const xml = object('a mapping with name and nodeType', {
  nodeType: z
    .enum(['element', 'attribute', 'text', 'cdata', 'none'], { error: 'element, attribute, text, cdata or none' })
    .optional(),
  ...all(text, 'name', 'namespace', 'prefix'),
  ...all(boolean, 'attribute', 'wrapped'),
});

/** Keywords of JSON Schema whose value is a number. */
export const NUMBERS = [
  ...(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const),
  ...(['minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains'] as const),
  ...(['minProperties', 'maxProperties'] as const),
];
/** Keywords whose value is a schema. */
export const SCHEMAS = [
  ...(['items', 'propertyNames', 'contains', 'not', 'if', 'then', 'else', 'contentSchema'] as const),
  ...(['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'] as const),
];
/** Keywords whose value is a list of schemas. */
export const SCHEMA_LISTS = ['prefixItems', 'allOf', 'anyOf', 'oneOf'] as const;
/** Keywords whose value is a mapping of schemas. */
export const SCHEMA_MAPS = ['$defs', 'definitions', 'properties', 'patternProperties', 'dependentSchemas'] as const;

// Lazy, because schemas contain schemas.
const subschema = z.lazy((): z.ZodType<Schema> => schema);
const subschemaOrFlag = z.lazy((): z.ZodType<Schema | boolean> => schema);

const schemaObject = object('a schema', {
  ...all(text, '$ref', '$id', '$schema', '$anchor', '$dynamicAnchor', '$dynamicRef', '$comment'),
  ...all(text, 'title', 'description', 'format', 'contentMediaType', 'contentEncoding'),
  ...all(value.optional(), '$vocabulary', 'default', 'const', 'examples', 'example'),
  ...all(number, ...NUMBERS),
  ...all(limit, 'exclusiveMinimum', 'exclusiveMaximum'),
  ...all(boolean, 'uniqueItems', 'deprecated', 'readOnly', 'writeOnly', 'nullable'),
  ...all(subschema.optional(), ...SCHEMAS),
  ...all(subschemaOrFlag.optional(), 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'),
  ...all(mapOf(subschema), ...SCHEMA_MAPS),
  ...all(listOf(subschema, 'a list of schemas'), ...SCHEMA_LISTS),
  type: z.union([string, strings], { error: 'a type, or a list of types' }).optional(),
  enum: values,
  pattern: z.union([string, strings], { error: 'a string' }).optional(),
  required: strings.optional(),
  dependentRequired: mapOf(strings),
  externalDocs,
  discriminator: object('a mapping with propertyName', {
    propertyName: text,
    mapping: mapOf(string),
    defaultMapping: text,
  }).optional(),
  xml: xml.optional(),
  /** Names of properties for which no source says whether they are required. */
  'x-requirement-not-documented': strings.optional(),
  /** What no source says about a value: the sentences of its description that say so. */
  'x-not-documented': text,
});

/** The keywords of JSON Schema 2020-12 and of OpenAPI 3.0 to 3.2. */
export const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set(Object.keys(schemaObject.shape));

/** A JSON Schema of draft 2020-12 with the keywords of OpenAPI. */
export interface Schema extends z.output<typeof schemaObject> {
  [keyword: string]: unknown;
}

/** `true` allows every value, `false` none. Typed by its name: declarations that repeat it would be too long. */
const schema: z.ZodType<Schema> = z.preprocess((value) => (typeof value === 'boolean' ? {} : value), schemaObject);

const example = object('an example with summary and value', {
  ...all(text, '$ref', 'summary', 'description', 'serializedValue', 'externalValue'),
  ...all(json.optional(), 'value', 'dataValue'),
});

const parameterShape = {
  ...all(text, '$ref', 'description', 'style'),
  ...all(boolean, 'required', 'deprecated', 'allowEmptyValue', 'allowReserved', 'explode'),
  schema: schema.optional(),
  example: json.optional(),
  examples: mapOf(example),
  // Lazy, because media types contain headers.
  content: z.lazy((): z.ZodType<Record<string, MediaType> | undefined> => mapOf(mediaType)).optional(),
};

const header = object('a header', parameterShape);
export type HeaderObject = z.output<typeof header>;
const parameter = object('a parameter', { ...parameterShape, name: text, in: text });
export type ParameterObject = z.output<typeof parameter>;

// Lazy, because encodings contain encodings.
const innerEncoding = z.lazy((): z.ZodType<EncodingObject> => encoding);

const encodings = {
  encoding: mapOf(innerEncoding),
  prefixEncoding: listOf(innerEncoding, 'a list of encodings'),
  itemEncoding: innerEncoding.optional(),
};

const encoding = object('an encoding', {
  ...all(text, 'contentType', 'style'),
  ...all(boolean, 'explode', 'allowReserved'),
  headers: mapOf(header),
  ...encodings,
});
export interface EncodingObject extends z.output<typeof encoding> {
  [extension: string]: unknown;
}

const mediaType = object('schema and examples', {
  $ref: text,
  ...all(schema.optional(), 'schema', 'itemSchema'),
  example: json.optional(),
  examples: mapOf(example),
  ...encodings,
});
export interface MediaType extends z.output<typeof mediaType> {
  [extension: string]: unknown;
}

const requestBody = object('a request body with content', {
  ...all(text, '$ref', 'description'),
  required: boolean,
  content: mapOf(mediaType),
});
export type RequestBodyObject = z.output<typeof requestBody>;

const server = object('a server with a url', {
  url: string,
  ...all(text, 'name', 'description'),
  variables: mapOf(
    object('a variable with a default', {
      default: z.union([string, z.number(), z.boolean()]).optional(),
      enum: values,
      description: text,
    }),
  ),
});
export type ServerObject = z.output<typeof server>;

const link = object('a link', {
  ...all(text, '$ref', 'operationId', 'operationRef', 'description'),
  parameters: mapOf(json),
  requestBody: json.optional(),
  server: server.optional(),
});
export type LinkObject = z.output<typeof link>;

const response = object('a response with a description', {
  ...all(text, '$ref', 'summary', 'description'),
  headers: mapOf(header),
  content: mapOf(mediaType),
  links: mapOf(link),
});
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

const operation = object('an operation', {
  ...all(text, 'operationId', 'summary', 'description'),
  tags: strings.optional(),
  deprecated: boolean,
  externalDocs,
  parameters: listOf(parameter, 'a list of parameters'),
  requestBody: requestBody.optional(),
  responses: extensibleMapOf(response),
  callbacks: mapOf(callback),
  security,
  servers,
});
export type OpenApiOperation = z.output<typeof operation>;

/** Keys of a path whose values are operations, and names of their methods in lower case. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

const pathItem = object('a path with methods', {
  ...all(text, '$ref', 'summary', 'description'),
  parameters: listOf(parameter, 'a list of parameters'),
  servers,
  ...all(operation.optional(), ...METHODS),
  additionalOperations: mapOf(operation),
});
export type PathItem = z.output<typeof pathItem>;

/** Keys that a path can have besides extensions. */
export const PATH_ITEM_KEYS = Object.keys(pathItem.shape);

const flow = object('a flow with scopes', {
  ...all(text, 'authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'),
  scopes: mapOf(string),
});

const securityScheme = object('a security scheme', {
  ...all(text, '$ref', 'type', 'description', 'name', 'in', 'scheme', 'bearerFormat', 'openIdConnectUrl'),
  oauth2MetadataUrl: text,
  deprecated: boolean,
  flows: extensibleMapOf(flow),
});
export type SecuritySchemeObject = z.output<typeof securityScheme>;

export const openApiSchema = object('an OpenAPI document', {
  openapi: string.regex(/^3\.[0-2]\./, { error: 'a version such as 3.2.0, 3.1.0 or 3.0.3' }),
  ...all(text, '$self', 'jsonSchemaDialect'),
  info: object('a mapping with title and version', {
    ...all(text, 'title', 'version', 'summary', 'description', 'termsOfService'),
    contact: object('a contact', all(text, 'name', 'url', 'email')).optional(),
    license: object('a license', all(text, 'name', 'url', 'identifier')).optional(),
  }),
  servers,
  tags: listOf(
    object('a tag with name and description', {
      name: string,
      ...all(text, 'summary', 'description', 'parent', 'kind'),
      externalDocs,
    }),
    'a list of tags',
  ),
  externalDocs,
  security,
  paths: extensibleMapOf(pathItem),
  webhooks: mapOf(pathItem),
  components: object('a mapping', {
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
  }).optional(),
  /** Request bodies that the specification lists without a path. */
  'x-legacy-bodies': mapOf(
    object('a body with description, schema and example', {
      $ref: text,
      description: text,
      schema: schema.optional(),
      example: json.optional(),
    }),
  ),
});

/** An OpenAPI 3.0, 3.1 or 3.2 document as it is written, with references. */
export type OpenApiDocument = z.output<typeof openApiSchema>;

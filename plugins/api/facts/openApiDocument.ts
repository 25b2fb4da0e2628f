import * as z from 'zod';

import type { Json } from '../../../shared/json';

/**
 * The parts of an OpenAPI 3.0 or 3.1 document that the site reads. Everything is optional that OpenAPI lets be a reference
 * or leave out, because this schema validates the file as it is written. Error messages name what is expected at a path.
 */

const string = z.string({ error: 'a string' });
const text = string.optional();
const strings = z.array(string, { error: 'a list of strings' });
const number = z.number({ error: 'a number' }).optional();
const boolean = z.boolean({ error: 'true or false' }).optional();
const json = z.custom<Json>((value) => value !== undefined, { error: 'a JSON value' });
const values = z.array(json, { error: 'a list of values' }).optional();

function mapOf<Value extends z.ZodType>(value: Value) {
  return z.record(z.string(), value, { error: 'a mapping' }).optional();
}

function listOf<Value extends z.ZodType>(value: Value, error: string) {
  return z.array(value, { error }).optional();
}

const externalDocs = z.looseObject({ url: text, description: text }, { error: 'a mapping with url' }).optional();
const limit = z.union([z.number(), z.boolean()], { error: 'a number' }).optional();

const schemaObject: z.ZodType = z.looseObject(
  {
    $ref: text,
    type: z.union([string, strings], { error: 'a type, or a list of types' }).optional(),
    title: text,
    description: text,
    default: json.optional(),
    const: json.optional(),
    enum: values,
    examples: json.optional(),
    example: json.optional(),
    format: text,
    pattern: z.union([string, strings], { error: 'a string' }).optional(),
    contentMediaType: text,
    contentEncoding: text,
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
      .looseObject({ propertyName: text, mapping: mapOf(string) }, { error: 'a mapping with propertyName' })
      .optional(),
    dependentRequired: mapOf(strings),
    /** Names of properties for which no source says whether they are required. */
    'x-requirement-not-documented': strings.optional(),
    get properties(): z.ZodType {
      return mapOf(schema);
    },
    get patternProperties(): z.ZodType {
      return mapOf(schema);
    },
    get dependentSchemas(): z.ZodType {
      return mapOf(schema);
    },
    get additionalProperties(): z.ZodType {
      return schema.optional();
    },
    get unevaluatedProperties(): z.ZodType {
      return schema.optional();
    },
    get propertyNames(): z.ZodType {
      return schema.optional();
    },
    get items(): z.ZodType {
      return schema.optional();
    },
    get contains(): z.ZodType {
      return schema.optional();
    },
    get not(): z.ZodType {
      return schema.optional();
    },
    get if(): z.ZodType {
      return schema.optional();
    },
    get then(): z.ZodType {
      return schema.optional();
    },
    get else(): z.ZodType {
      return schema.optional();
    },
    get prefixItems(): z.ZodType {
      return listOf(schema, 'a list of schemas');
    },
    get allOf(): z.ZodType {
      return listOf(schema, 'a list of schemas');
    },
    get anyOf(): z.ZodType {
      return listOf(schema, 'a list of schemas');
    },
    get oneOf(): z.ZodType {
      return listOf(schema, 'a list of schemas');
    },
  },
  { error: 'a schema' },
);

/** `true` allows every value, `false` none. */
const schema: z.ZodType = z.preprocess((value) => (typeof value === 'boolean' ? {} : value), schemaObject);

const example = z.looseObject(
  { $ref: text, summary: text, description: text, value: json.optional(), externalValue: text },
  { error: 'an example with summary and value' },
);

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
  content: z.lazy((): z.ZodType => mapOf(mediaType)).optional(),
};

const header = z.looseObject(parameterShape, { error: 'a header' });
const parameter = z.looseObject({ ...parameterShape, name: text, in: text }, { error: 'a parameter' });

const encoding = z.looseObject(
  {
    contentType: text,
    headers: mapOf(header),
    style: text,
    explode: boolean,
    allowReserved: boolean,
  },
  { error: 'an encoding' },
);

const mediaType = z.looseObject(
  { schema: schema.optional(), example: json.optional(), examples: mapOf(example), encoding: mapOf(encoding) },
  { error: 'schema and examples' },
);

const requestBody = z.looseObject(
  { $ref: text, description: text, required: boolean, content: mapOf(mediaType) },
  { error: 'a request body with content' },
);

const server = z.looseObject(
  {
    url: string,
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

const link = z.looseObject(
  {
    $ref: text,
    operationId: text,
    operationRef: text,
    description: text,
    parameters: mapOf(json),
    requestBody: json.optional(),
  },
  { error: 'a link' },
);

const response = z.looseObject(
  {
    $ref: text,
    description: text,
    headers: mapOf(header),
    content: mapOf(mediaType),
    links: mapOf(link),
  },
  { error: 'a response with a description' },
);

const security = listOf(z.record(z.string(), strings, { error: 'a mapping from schemes to scopes' }), 'a list');

const servers = listOf(server, 'a list of servers');

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
    responses: mapOf(response),
    callbacks: mapOf(z.looseObject({ $ref: text }, { error: 'a callback' })),
    security,
    servers,
  },
  { error: 'an operation' },
);

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
  },
  { error: 'a path with methods' },
);

const flow = z.looseObject(
  { authorizationUrl: text, tokenUrl: text, refreshUrl: text, scopes: mapOf(string) },
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
    flows: mapOf(flow),
  },
  { error: 'a security scheme' },
);

export const openApiSchema = z.looseObject(
  {
    openapi: string.regex(/^3\.[01]\./, { error: 'a version such as 3.1.0 or 3.0.3' }),
    info: z.looseObject(
      { title: text, version: text, description: text },
      { error: 'a mapping with title and version' },
    ),
    servers,
    tags: listOf(
      z.looseObject({ name: string, description: text, externalDocs }, { error: 'a tag with name and description' }),
      'a list of tags',
    ),
    externalDocs,
    security,
    paths: mapOf(pathItem),
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

/** What a reference and the keys beside it can be. */
interface Referable {
  $ref?: string;
}

/** The part of a JSON Schema that the site reads: draft 2020-12 of OpenAPI 3.1, and the keywords of OpenAPI 3.0. */
export interface Schema extends Referable {
  type?: string | string[];
  title?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  examples?: unknown;
  format?: string;
  /** A list only after `allOf` was merged. */
  pattern?: string | string[];
  contentMediaType?: string;
  contentEncoding?: string;
  required?: string[];
  minimum?: number;
  maximum?: number;
  /** A flag in OpenAPI 3.0. */
  exclusiveMinimum?: number | boolean;
  exclusiveMaximum?: number | boolean;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  minContains?: number;
  maxContains?: number;
  uniqueItems?: boolean;
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  externalDocs?: ExternalDocsObject;
  discriminator?: { propertyName?: string; mapping?: Record<string, string> };
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  dependentSchemas?: Record<string, Schema>;
  dependentRequired?: Record<string, string[]>;
  additionalProperties?: Schema | boolean;
  unevaluatedProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems?: Schema[];
  contains?: Schema;
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  'x-requirement-not-documented'?: string[];
  /** OpenAPI 3.0. */
  nullable?: boolean;
  /** OpenAPI 3.0. */
  example?: unknown;
  [keyword: string]: unknown;
}

export interface ExternalDocsObject {
  url?: string;
  description?: string;
}

export interface ExampleObject extends Referable {
  summary?: string;
  description?: string;
  value?: Json;
  externalValue?: string;
}

interface Serialized {
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  allowEmptyValue?: boolean;
}

export interface HeaderObject extends Referable, Serialized {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  example?: Json;
  examples?: Record<string, ExampleObject>;
  content?: Record<string, MediaType>;
}

export interface ParameterObject extends HeaderObject {
  name?: string;
  in?: string;
}

export interface EncodingObject extends Serialized {
  contentType?: string;
  headers?: Record<string, HeaderObject>;
}

export interface MediaType {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, ExampleObject>;
  encoding?: Record<string, EncodingObject>;
}

export interface RequestBodyObject extends Referable {
  description?: string;
  required?: boolean;
  content?: Record<string, MediaType>;
}

export interface ServerObject {
  url: string;
  description?: string;
  variables?: Record<string, { default?: string | number | boolean; enum?: unknown[]; description?: string }>;
}

export interface LinkObject extends Referable {
  operationId?: string;
  operationRef?: string;
  description?: string;
  parameters?: Record<string, Json>;
  requestBody?: Json;
}

export interface ResponseObject extends Referable {
  description?: string;
  headers?: Record<string, HeaderObject>;
  content?: Record<string, MediaType>;
  links?: Record<string, LinkObject>;
}

/** Names of schemes with their scopes. All of them are needed together. */
export type SecurityRequirement = Record<string, string[]>;

export interface OpenApiOperation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  externalDocs?: ExternalDocsObject;
  parameters?: ParameterObject[];
  requestBody?: RequestBodyObject;
  responses?: Record<string, ResponseObject>;
  callbacks?: Record<string, Record<string, PathItem> & Referable>;
  security?: SecurityRequirement[];
  servers?: ServerObject[];
}

export interface PathItem extends Referable {
  summary?: string;
  description?: string;
  parameters?: ParameterObject[];
  servers?: ServerObject[];
  get?: OpenApiOperation;
  put?: OpenApiOperation;
  post?: OpenApiOperation;
  delete?: OpenApiOperation;
  options?: OpenApiOperation;
  head?: OpenApiOperation;
  patch?: OpenApiOperation;
  trace?: OpenApiOperation;
}

export interface SecuritySchemeObject extends Referable {
  type?: string;
  description?: string;
  name?: string;
  in?: string;
  scheme?: string;
  bearerFormat?: string;
  openIdConnectUrl?: string;
  flows?: Record<
    string,
    { authorizationUrl?: string; tokenUrl?: string; refreshUrl?: string; scopes?: Record<string, string> }
  >;
}

/** An OpenAPI 3.0 or 3.1 document as it is written, with references. */
export interface OpenApiDocument {
  openapi: string;
  info?: { title?: string; version?: string; description?: string };
  servers?: ServerObject[];
  tags?: { name: string; description?: string; externalDocs?: ExternalDocsObject }[];
  externalDocs?: ExternalDocsObject;
  security?: SecurityRequirement[];
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: { securitySchemes?: Record<string, SecuritySchemeObject> };
  'x-legacy-bodies'?: Record<string, { description?: string; schema?: Schema; example?: Json } & Referable>;
}

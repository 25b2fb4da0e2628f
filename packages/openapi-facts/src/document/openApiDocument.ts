import * as z from 'zod';

import { schema } from './schemaObject';
import {
  all,
  boolean,
  extensibleMapOf,
  externalDocs,
  json,
  listOf,
  mapOf,
  object,
  string,
  strings,
  text,
  values,
  withoutExtensions,
} from './shapes';

/**
 * The parts of an OpenAPI 3.0, 3.1 or 3.2 document that the site reads. Everything is optional that OpenAPI lets be a reference
 * or leave out, because this schema validates the file as it is written. Error messages name what is expected at a path.
 */

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
export type FlowObject = z.output<typeof flow>;

/** Ways to get a token, by the keys that OpenAPI has for them. */
export const FLOWS = ['implicit', 'password', 'clientCredentials', 'authorizationCode', 'deviceAuthorization'] as const;

const securityScheme = object('a security scheme', {
  ...all(text, '$ref', 'type', 'description', 'name', 'in', 'scheme', 'bearerFormat', 'openIdConnectUrl'),
  oauth2MetadataUrl: text,
  deprecated: boolean,
  flows: object('a mapping from flows', all(flow.optional(), ...FLOWS)).optional(),
});
export type SecuritySchemeObject = z.output<typeof securityScheme>;

const VERSION = 'a version such as 3.2.0, 3.1.0 or 3.0.3';

export const openApiSchema = object('an OpenAPI document', {
  openapi: z.string({ error: VERSION }).regex(/^3\.[0-2](?:\.|$)/, { error: VERSION }),
  // `$schema` says to editors what the file is.
  ...all(text, '$self', 'jsonSchemaDialect', '$schema'),
  info: object('a mapping with title and version', {
    ...all(text, 'title', 'summary', 'description', 'termsOfService'),
    version: text,
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
  webhooks: extensibleMapOf(pathItem),
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

/** The facts of an OpenAPI file. `src/` imports these types, but none of the code in this folder. */

import type { Json } from '@api-docs/kit';

import type { CodeSample } from './calls/writtenSamples';
import type { CommonMark, Direction, ExternalDocs, Field, Serialization } from './fieldTypes';
import type { ParameterPlace } from './document/parameterPlaces';
import type { Sequence } from './samples/sequence';

export type { Json, ParameterPlace, Sequence };

/** A named example of a request or response body. */
export interface NamedExample {
  key: string;
  /** For example `Open insult`. */
  summary: string;
  /** What its call does, if the name does not say it. */
  description?: string;
  value: Json;
  /** The value as it is sent, if the file has it as text. */
  serialized?: string;
  /** URL of the value as it is sent. */
  external?: string;
  /** The example is in another place. Its value is this URL. */
  isExternal?: true;
  /** The file has no example, so this one was made from the schema. */
  isGenerated?: true;
}

/** A parameter of an operation or of its path item, or a response header. */
export interface Parameter {
  name: string;
  in: ParameterPlace;
  field: Field;
  examples: NamedExample[];
  /** Of a query string that is a form. */
  encoding?: Encoding[];
}

/** How one property of a form, or one part of a multipart body, is sent. */
export interface Encoding extends Omit<Serialization, 'mediaType'> {
  /** Name of the property; `[0]` for the first part, and `[]` for all parts that have no entry of their own. */
  property: string;
  contentType?: string;
  headers: Field[];
  /** Of the parts inside of it. */
  encoding?: Encoding[];
}

/** A body in one media type. */
export interface Body {
  mediaType: string;
  /** The whole value, or each item of it. Its children are the fields. Undefined if the file has no schema. */
  field?: Field;
  /** The file describes each item of the body, not the whole. */
  isEachItem?: true;
  /** Set if the media type is one of items that can be read as they arrive. */
  sequence?: Sequence;
  examples: NamedExample[];
  encoding: Encoding[];
  /** Properties of a multipart form that are files. */
  files?: string[];
}

/** The body of a request in all media types. */
export interface RequestBody {
  required: boolean;
  description: CommonMark;
  contents: Body[];
}

/** A call that can follow a response. */
export interface ResponseLink {
  name: string;
  /** The operationId of the operation, its method and path, or its reference in another document. */
  operation: string;
  description: string;
  /** Parameters by name, with expressions such as `$response.body#/id`. */
  parameters: { name: string; value: string }[];
  /** Body as JSON or as an expression. */
  requestBody?: string;
  server?: Server;
}

/** A documented response. */
export interface Response {
  /** A status such as `200`, a range such as `4XX`, or `default`. */
  code: string;
  /** A few words. */
  summary?: string;
  description: CommonMark;
  headers: Field[];
  contents: Body[];
  links: ResponseLink[];
}

export interface Server {
  url: string;
  name?: string;
  description: CommonMark;
  variables: { name: string; default: string; enum: string[]; description: string }[];
}

type FlowUrl = 'authorizationUrl' | 'deviceAuthorizationUrl' | 'tokenUrl' | 'refreshUrl';

export interface SecurityScheme {
  /** Its name in the file. */
  name: string;
  /** `http`, `apiKey`, `oauth2`, `openIdConnect` or `mutualTLS`. */
  type: string;
  description: CommonMark;
  /** Of `http`, for example `bearer`. */
  scheme?: string;
  bearerFormat?: string;
  /** Of `apiKey`: where the key is sent. */
  in?: string;
  /** Of `apiKey`: name of the header, parameter or cookie. */
  parameter?: string;
  openIdConnectUrl?: string;
  /** Of `oauth2`: where the authorization server describes itself. */
  oauth2MetadataUrl?: string;
  deprecated?: true;
  flows: ({ name: string; scopes: { name: string; description: string }[] } & Partial<Record<FlowUrl, string>>)[];
}

/** Schemes that are needed together. An empty list means that no authentication is needed. */
export type SecurityAlternative = { scheme: SecurityScheme; scopes: string[] }[];

/** A request that the API sends to the caller. */
export interface Callback {
  name: string;
  /** Where the request goes, for example `{$request.body#/callbackUrl}`; empty for a webhook. */
  expression: string;
  operation: OperationContent;
}

/** What operations, callbacks and webhooks have in common. */
export interface OperationContent {
  /** As it is sent: one that OpenAPI names, or any of `additionalOperations`. */
  method: string;
  summary: string;
  description: CommonMark;
  deprecated: boolean;
  externalDocs?: ExternalDocs;
  /** Of a callback or webhook, its own ones. */
  servers: Server[];
  parameters: Parameter[];
  body?: RequestBody;
  responses: Response[];
  security: SecurityAlternative[];
  callbacks: Callback[];
}

export interface Operation extends OperationContent {
  /** The file's operationId if it can be a file name, otherwise one made of it, or of method and path. Unique. */
  id: string;
  /** The file's operationId if it is another than `id`: links in descriptions name it. */
  writtenId?: string;
  /** For example `/metrics/v4alpha/faithfulness`. */
  path: string;
  /** Path of its page below the reference, for example `/jobs/id/get`. */
  slug: string;
  /** Last segment of the path. */
  name: string;
  /** First tag that makes a group, or `Other`. */
  tag: string;
  tags: string[];
  /** Samples in the document itself, which come before those that are made. */
  codeSamples?: CodeSample[];
  /** Fields of the JSON body; empty if there is none. */
  request: Field[];
  /** Fields of the JSON body of status 200 or the first 2XX; empty if the file does not describe it. */
  response: Field[];
  /** Examples of the JSON body. */
  requestExamples: NamedExample[];
  responseExamples: NamedExample[];
}

/** What tells an operation from all others of its API. */
export type Endpoint = Pick<Operation, 'method' | 'path'>;

/** A request body that the specification lists without a path. */
export interface LegacyBody {
  name: string;
  description: string;
  request: Field[];
  example: Json;
}

/** A schema that bodies refer to, with its own fields: those of other components in it are there. */
export interface Component {
  /** For example `openapi/a.yaml#/components/schemas/Pet`. */
  ref: string;
  /** Name of the schema, unique among the components. */
  name: string;
  /** Its fields in a request, and in a response. */
  fields: Record<Direction, Field>;
  /** In which directions a field stands for the component instead of having its fields. */
  linked: Direction[];
}

/** A tag of operations. */
export interface Tag {
  name: string;
  /** Its label, if it is not the name. */
  summary?: string;
  description: CommonMark;
  externalDocs?: ExternalDocs;
  /** Name of the tag whose group contains that of this one. */
  parent?: string;
  /** Tags of the kinds `badge` and `audience` make no group. */
  kind?: string;
}

export interface ApiFacts {
  /** Path of the OpenAPI file in messages. */
  file: string;
  /** Version of OpenAPI, for example `3.1`. */
  openApi: string;
  title: string;
  version: string;
  /** Segment of the paths of its current generation, for example `v4alpha`, if the file declares one. */
  generation?: string;
  description: CommonMark;
  /** Who offers the API, and under which terms. */
  about?: {
    /** A few words. */
    summary?: string;
    termsOfService?: string;
    contact?: { name?: string; url?: string; email?: string };
    license?: { name?: string; url?: string; identifier?: string };
  };
  /** URL of the API host, with the defaults of its variables and without a slash at its end. */
  server: string;
  servers: Server[];
  externalDocs?: ExternalDocs;
  /** The declared tags, then used ones that are not declared. */
  tags: Tag[];
  securitySchemes: SecurityScheme[];
  /** In the order of the file. */
  operations: Operation[];
  webhooks: Callback[];
  legacyBodies: LegacyBody[];
  /** The schemas of the document's components that have fields or variants, in its order. */
  components: Component[];
}

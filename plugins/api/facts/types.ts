/** The facts of an OpenAPI file. `src/` imports these types, but none of the code in this folder. */

import type { Json } from '../../../shared/json';

export type { Json };

/** Whether a body must have a property. No source says so for the properties of some legacy bodies. */
export type Requirement = 'required' | 'optional' | 'not published';

/** One property of a request or reply body. */
export interface Field {
  /** Property name, for example `chunk_text`. */
  name: string;
  /** Dotted path from the body, without array indexes, for example `context.chunk_text`. */
  path: string;
  /** Type as text, for example `list of objects or null`. */
  type: string;
  requirement: Requirement;
  deprecated: boolean;
  /** Default as JSON, if the file has one. */
  default?: string;
  /** Limits and conditions as text, for example `from 0 to 1, both included`. */
  limits: string[];
  /** CommonMark. */
  description: string;
  children: Field[];
}

/** A {@link Field} in a flat table. */
export interface FieldRow extends Omit<Field, 'children'> {
  /** Permanent anchor, for example `request-context-chunk_text`. */
  anchor: string;
  /** Nesting depth, 0 for the body's own properties. */
  depth: number;
}

/** A named example of a request or reply body. */
export interface NamedExample {
  key: string;
  summary: string;
  value: Json;
}

/** One documented HTTP status. */
export interface Status {
  code: string;
  /** CommonMark. */
  description: string;
  /** Whether the file describes the body. */
  hasBody: boolean;
}

export interface Operation {
  /** The file's operationId. */
  id: string;
  /** For example `/metrics/v4alpha/faithfulness`. */
  path: string;
  method: 'POST';
  /** Last segment of the path. */
  name: string;
  summary: string;
  /** CommonMark. */
  description: string;
  tag: string;
  deprecated: boolean;
  request: Field[];
  /** Conditions of the whole body, for example "at least one of `query` and `text`". */
  requestConditions: string[];
  /** Fields of the body of status 200; empty if the file does not describe it. */
  reply: Field[];
  statuses: Status[];
  requestExamples: NamedExample[];
  replyExamples: NamedExample[];
}

/** A request body that the specification lists without a path. */
export interface LegacyBody {
  name: string;
  description: string;
  request: Field[];
  example: Json;
}

export interface ApiFacts {
  /** Path of the OpenAPI file in messages. */
  file: string;
  title: string;
  version: string;
  /** CommonMark. */
  description: string;
  /** URL of the API host. */
  server: string;
  tags: { name: string; description: string }[];
  /** In the order of the file. */
  operations: Operation[];
  legacyBodies: LegacyBody[];
}

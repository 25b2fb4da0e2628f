/**
 * The facts of an OpenAPI file as the site shows them. `src/` imports these types, never the code beside them.
 */

import type { Json } from '../../shared/json';

export type { Json };

/** Whether a body must have a property; for some legacy bodies nobody published that. */
export type Requirement = 'required' | 'optional' | 'not published';

/** One property of a request or reply body. */
export interface Field {
  /** Property name, for example `chunk_text`. */
  name: string;
  /** Dotted path from the body, without array marks, for example `context.chunk_text`. */
  path: string;
  /** Type in words, for example `list of objects or null`. */
  type: string;
  requirement: Requirement;
  deprecated: boolean;
  /** Default as JSON text, when the file states one. */
  default?: string;
  /** Limits and conditions in words, for example `from 0 to 1, both included`. */
  limits: string[];
  /** What a developer needs to know, CommonMark. */
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
  /** CommonMark, as the OpenAPI file words it. */
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
  requestConditions: string[];
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
  /** The OpenAPI file as messages name it. */
  file: string;
  title: string;
  version: string;
  /** CommonMark. */
  description: string;
  /** Address of the API host. */
  server: string;
  tags: { name: string; description: string }[];
  /** In the order of the file. */
  operations: Operation[];
  legacyBodies: LegacyBody[];
}

/** How a legacy field fares in the successor. */
export type FieldChange = 'same' | 'renamed' | 'dropped' | 'new' | 'changed';

/** One row of a field map. */
export interface FieldMapRow {
  change: FieldChange;
  /** Dotted path in the legacy body, undefined for a new field. */
  from?: string;
  /** Dotted path in the successor's body, undefined for a dropped field. */
  to?: string;
  /** What changes besides the name, in words, for example `default: false → true`. */
  notes: string[];
}

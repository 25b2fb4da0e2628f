/** The migration of a call from the legacy API to the current one: data that the build computes, and what the engine returns. */

import type { Json } from '@api-docs/kit';
import type { SampleOperation } from '@api-docs/openapi-facts';

/** A field of a legacy body, and what becomes of it. */
export interface LegacyField {
  /** Dotted path without marks for lists, for example `context.node_id`. */
  path: string;
  /** Dotted path in the body of the successor; undefined if it has no such field. */
  to?: string;
}

/** A field of the body of the successor. */
export interface SuccessorField {
  /** Dotted path without marks for lists. */
  path: string;
  /** As text, for example `list of objects or null`. */
  type: string;
  /** JSON types. */
  types: string[];
  /** JSON types of the items of a list; undefined if they are open. */
  itemTypes?: string[];
  requirement: 'required' | 'optional' | 'not documented';
  /** As JSON. */
  default?: string;
  /** Default of the legacy field that it replaces, as JSON, if this field has another default or is required. */
  legacyDefault?: string;
  /** HTML of the description. */
  html: string;
}

/** How calls of one legacy operation, or legacy bodies of one name, migrate. Written by the build. */
export interface Migration {
  /** Key of the migration: the operationId of the legacy operation, or the name of the legacy body. */
  id: string;
  /** HTTP method and path of the legacy operation; undefined for a body that is documented without one. */
  method?: string;
  path?: string;
  /** For example `Faithfulness`. */
  title: string;
  fields: LegacyField[];
  /** Undefined if no successor is documented, or calls cannot be translated. */
  successor?: {
    /** The operationId: name of its validator module, which exists if `operation` has a body. */
    id: string;
    operation: SampleOperation;
    /** Site path of its reference page. */
    to: string;
    fields: SuccessorField[];
  };
  /** CommonMark of `openapi/successors.yaml`. */
  note?: string;
  /** Why calls cannot be translated although a successor is documented, for example because one of both takes a form. */
  refused?: string;
  /** Named examples of the legacy body. */
  examples: { key: string; summary: string; value: Json }[];
}

/** Values that the reader filled in, by JSON pointer in the new body; undefined for a text that is empty or wrong. */
export type Answers = Readonly<Record<string, Json | undefined>>;

/** The legacy operation or body that a text fits. */
export interface Recognition {
  /** Id of the migration; undefined if none fits or several fit alike. */
  id?: string;
  /** Ids of other migrations to offer, the best first. */
  others: string[];
  /** What speaks against the migration, or why there is none, as sentences with names in backticks. */
  message?: string;
}

/** A value of the legacy body or of the new one. Each value that differs has one, and says why. */
export interface MoveLine {
  kind: 'kept' | 'renamed' | 'dropped' | 'unknown' | 'added';
  /** JSON pointer in the legacy body; undefined for an added value. */
  from?: string;
  /** JSON pointer in the new body; undefined for a value that was left out. */
  to?: string;
  /** The value that was left out or added. */
  value?: Json;
  /** Why, as one or two sentences with names in backticks; undefined for a kept value. */
  reason?: string;
  /** The same for other items of a list. */
  more?: Pick<MoveLine, 'from' | 'to' | 'value'>[];
}

/** A value that the successor needs and the legacy body does not have. */
export interface Question {
  /** JSON pointer in the new body. */
  pointer: string;
  field: SuccessorField;
  /** Names in backticks. */
  reason: string;
}

/** A legacy body as a call of the current API. */
export interface Translation {
  body: Json;
  lines: MoveLine[];
  /** What has to be filled in before the body is complete. */
  questions: Question[];
}

/** Why a text cannot be translated. */
export interface InputProblem {
  /** Sentences with names in backticks. */
  message: string;
  /** From 1, if the problem has a place in the text. */
  line?: number;
  column?: number;
}

/** What a reader pasted: a JSON body or a cURL command. */
export interface ReadInput {
  method?: string;
  /** Path of the URL, without the host. */
  path?: string;
  body: Json;
  /** What of the text is not part of the body and was left out, for example a header, as sentences. Never a secret. */
  leftOut: string[];
}

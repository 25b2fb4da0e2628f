/** The move of a call from the legacy API to the current one: data that the build computes, and what the engine returns. */

import type { Requirement } from '../../plugins/api/facts/types';
import type { Json } from '../json';
import type { SampleOperation } from '../samples/call';

/** A field of a legacy body, and what becomes of it. */
export interface LegacyField {
  /** Dotted path without marks for lists, for example `context.node_id`. */
  path: string;
  type: string;
  /** Dotted path in the body of the successor; undefined if it has no such field. */
  to?: string;
}

/** A field of the body of the successor. */
export interface SuccessorField {
  /** Dotted path without marks for lists. */
  path: string;
  type: string;
  requirement: Requirement;
  /** As JSON. */
  default?: string;
  /** Default of the legacy field that it replaces, as JSON, if the two differ and both are documented. */
  legacyDefault?: string;
  /** HTML of the description. */
  html: string;
  /** HTML of each limit. */
  limits: string[];
}

/** How calls of one legacy operation, or legacy bodies of one name, move. Written by the build, one file for each. */
export interface Move {
  /** Key of the move: the operationId of the legacy operation, or the name of the legacy body. */
  id: string;
  /** Path of the legacy operation; undefined for a body that is documented without one. */
  path?: string;
  /** For example `Faithfulness`. */
  title: string;
  fields: LegacyField[];
  /** Undefined if no successor is documented. */
  successor?: {
    /** The operationId: name of its validator module. */
    id: string;
    operation: SampleOperation;
    /** Site path of its reference page. */
    to: string;
    fields: SuccessorField[];
  };
  /** CommonMark of `openapi/successors.yaml`. */
  note?: string;
  /** Named examples of the legacy body. */
  examples: { key: string; summary: string; value: Json }[];
}

/** What happened to one value. */
export type MoveKind = 'kept' | 'renamed' | 'dropped' | 'unknown' | 'added';

/** A value of the legacy body or of the new one. Each value that differs has one, and says why. */
export interface MoveLine {
  kind: MoveKind;
  /** JSON pointer in the legacy body; undefined for an added value. */
  from?: string;
  /** JSON pointer in the new body; undefined for a value that was left out. */
  to?: string;
  /** The value that was left out or added. */
  value?: Json;
  /** Why, as one or two sentences with names in backticks; undefined for a kept value. */
  reason?: string;
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
  /** Ids of moves that the text fits better. */
  others?: string[];
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

/** What the request builder of an operation loads when it is opened. `src/` imports these types, never code from here. */

import type { Json } from '../../shared/json';
import type { SampleOperation } from '../../shared/samples/renderSamples';
import type { NamedExample, Requirement } from '../api-facts/types';

export type { Json, NamedExample };

/** How a value is filled in: `json` stands for every value whose type the schema leaves open. */
export type FormKind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'json';

/** What a value of the body may be, as far as the form has to know. */
export interface FormShape {
  kind: FormKind;
  /** Type in words, for example `list of objects or null`. */
  type: string;
  nullable?: true;
  /** A text that takes more than a line in the examples. */
  long?: true;
  /** Range of a number in words, for example `from 0 to 1`. */
  range?: string;
  /** Names that the form suggests and does not demand. */
  suggestions?: string[];
  /** Items of a list. */
  item?: FormShape;
  /** What one item of a list is called, for example `chunk`. */
  noun?: string;
  /** Properties of an object. */
  fields?: FormField[];
  /** Properties of which an object needs at least one. */
  alternatives?: string[];
}

/** A property of the body or of an object in it. */
export interface FormField extends FormShape {
  name: string;
  requirement: Requirement;
  /** Description as HTML. */
  html: string;
  /** HTML of each limit. */
  limits: string[];
  /** Default as JSON text. */
  default?: string;
}

/** The form of an operation's request. */
export interface RequestForm {
  /** Address of the API host. */
  server: string;
  operation: SampleOperation;
  body: FormShape;
  examples: NamedExample[];
  /** By metric, the inputs that it needs; of the operation that runs several metrics only. */
  metricInputs?: Record<string, string[]>;
}

/** What a validator says about one place of a body, as Ajv says it without messages. */
export interface SchemaError {
  /** JSON pointer into the body. */
  instancePath: string;
  /** Pointer into the schema, for example `#/properties/context/items/anyOf`. */
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** A compiled validator: tells whether a body fits and leaves what is wrong in `errors`. */
export interface RequestValidator {
  (body: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** A module of `generated/validators`. */
export interface ValidatorModule {
  validate: RequestValidator;
  form: RequestForm;
}

/** The modules that the request builder loads. `src/` imports these types, but none of the code in this folder. */

import type { ErrorObject } from 'ajv';

import type { Json } from '@api-docs/kit';
import type { NamedExample, Requirement, SampleOperation } from '@api-docs/openapi-facts';

export type { Json, NamedExample };

/** The kind of input for a value; `json` if the schema allows several types or any, `choice` if it has variants. */
export type FormKind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'json' | 'choice';

/** The input for a value of the body. */
export interface FormShape {
  kind: FormKind;
  /** Type as text, for example `list of objects or null`. */
  type: string;
  /** Set if the schema leaves the type open. */
  isAnyType?: true;
  nullable?: true;
  /** Range of a number as text, for example `from 0 to 1`. */
  range?: string;
  /** Limits that JavaScript rounds, so that the validator does not know them exactly. */
  bounds?: { least?: bigint; most?: bigint };
  /** Values that the form suggests; others can be valid, too. */
  suggestions?: string[];
  /** The only valid value. */
  only?: Json;
  /** Input for an item of a list after those in `fields`; a list without it has no further items. */
  item?: FormShape;
  /** Properties of an object, or the first items of a list by their index. */
  fields?: FormField[];
  /** Input for a property of an object whose name the reader chooses. */
  entry?: FormShape;
  /** Groups of properties of which an object needs at least one. */
  alternatives?: string[][];
  /** Inputs of which the reader chooses one. */
  variants?: FormVariant[];
}

/** An input for one form of a value. */
export interface FormVariant extends FormShape {
  /** For example `Bank transfer`. */
  name: string;
}

/** A property of the body or of an object in it, an item of a list, or a part of a request. */
export interface FormField extends FormShape {
  name: string;
  /** Of a part of a request, for example `Query parameters`. */
  title?: string;
  /** `conditional`: some values of another field need the field. */
  requirement: Requirement | 'conditional';
  /** Description as HTML. */
  html: string;
  /** HTML of each limit. */
  limits: string[];
  /** Default as JSON. */
  default?: string;
}

/** A field of a request that lists choices, which decide which other fields the request needs. */
export interface RequestChoices {
  /** Name of the field. */
  field: string;
  /** What a choice is called, for example `metric`. */
  noun: string;
  /** The fields that each choice needs. */
  needs: Record<string, string[]>;
  /** Choices that the operation does not take, because its request has no field for their inputs. */
  excluded: string[];
  /** Choices of which no source says whether the operation takes them. */
  unknown: string[];
}

/** The form of an operation's request. */
export interface RequestForm {
  operation: SampleOperation;
  /** Of the body; of `isRequest`, of an object with the parts of the request, as far as it has them. */
  shape: FormShape;
  /** The form has more than a JSON object: parts with the names `path`, `query`, `querystring`, `header`, `cookie` and `body`. */
  isRequest?: true;
  /** The body that the form cannot change. */
  fixedBody?: { mediaType: string; value?: Json };
  /** Their values have the shape. */
  examples: NamedExample[];
  choices?: RequestChoices;
}

/** An Ajv error without its message. */
export type SchemaError = Pick<
  ErrorObject<string, Record<string, unknown>>,
  'instancePath' | 'schemaPath' | 'keyword' | 'params' | 'propertyName'
>;

/** A compiled validator: returns whether a body, or an object with the parts of a request, is valid, and sets `errors`. */
export interface RequestValidator {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** A module that `writeValidators` writes. */
export interface ValidatorModule {
  validate: RequestValidator;
  form: RequestForm;
}

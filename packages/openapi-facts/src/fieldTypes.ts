/** The facts of a value: a body, a parameter, a header, or a property. */

import type { NUMBERS } from './document/schemaObject';
import type { ParameterStyle } from './samples/serialize';

export type CommonMark = string;

/** A value as JSON, which keeps all digits of a number. */
type JsonText = string;

/** A request is sent to the API, a response by it. */
export type Direction = 'request' | 'response';

/**
 * Whether a body must have a property. No source says so for the properties of some legacy bodies. A request excludes
 * read-only properties, a response write-only ones.
 */
export type Requirement = 'required' | 'optional' | 'not documented' | 'excluded';

/** A link to documentation elsewhere. */
export interface ExternalDocs {
  url: string;
  description?: CommonMark;
}

/** How a value is written into a URL, a header or a part of a form. */
export interface Serialization extends Omit<ParameterStyle, 'isJson'> {
  allowEmptyValue?: boolean;
  /** Media type of the value, if it is not a plain value. */
  mediaType?: string;
}

/** A value that a field may have. */
export interface EnumValue {
  value: JsonText;
  description?: CommonMark;
}

/** One of several forms that a value can have. */
export interface Variant {
  /** Title, name of the schema, or `Variant 1`. */
  name: string;
  relation: 'One of' | 'Any of' | 'Not' | 'If' | 'Then' | 'Else' | 'Contains' | 'With' | 'Content' | 'Names';
  /** Number of the list of alternatives that it is in, from the second one of its relation on: a value has one of each list. */
  group?: number;
  /** The property that chooses the variant, and its values as JSON; empty if the property decides by its absence. */
  condition?: { property: string; values: string[]; isDefault?: true };
  /** The value in this form. */
  field: Field;
}

/** Rules that a value must satisfy besides its type. */
export interface Limits extends Partial<Record<(typeof NUMBERS)[number], number | bigint>> {
  format?: string;
  enum?: EnumValue[];
  /** The only valid value. */
  const?: JsonText;
  /** All of them. */
  patterns?: string[];
  contentMediaType?: string;
  contentEncoding?: string;
  uniqueItems?: true;
  /** Only documented properties are allowed. */
  isClosed?: true;
  /** Only documented items are allowed. */
  isClosedList?: true;
  /** No value is valid. */
  isNever?: true;
  /** Groups of properties. An object must have all properties of at least one group. */
  anyRequired?: string[][];
  /** Groups of properties. An object must have all properties of exactly one group. */
  oneRequired?: string[][];
  /** Name of a property → the properties that it needs. */
  dependentRequired?: Record<string, string[]>;
  /** Rules for the names of properties. */
  propertyNames?: Value & ItemNotes;
  /** Keywords that no standard defines, with their values as JSON. */
  others?: Record<string, string>;
}

/** What the file says about each item of a list besides its type and limits. */
export type ItemNotes = Partial<
  Pick<Field, 'title' | 'description' | 'default' | 'examples' | 'deprecated' | 'externalDocs'>
>;

/** What the file says about a value. JSON texts keep all digits of a number. */
export interface Value {
  /** JSON types; `null` only if there is no other. Empty if the file leaves the type open. */
  types: string[];
  /** Set if the value can also be null. */
  nullable?: true;
  /** Set if only variants say what the type is. */
  choice?: { relation: 'one of' | 'any of'; count: number };
  limits: Limits;
  /** Each item of a list; undefined if the file says nothing about it. */
  items?: Value & ItemNotes;
}

/** How a value is written in XML, as far as it is not usual. */
export interface XmlNode {
  nodeType?: 'element' | 'attribute' | 'text' | 'cdata' | 'none';
  name?: string;
  prefix?: string;
  namespace?: string;
  /** Of a list: the name of the element of each item. */
  item?: string;
}

/** One property of a request or response body, a parameter, a header, or a whole body. */
export interface Field extends Value {
  /**
   * Property name, for example `chunk_text`; `<key>` for a key that the caller chooses, `[0]` for an item of a tuple, `[2…]` for all
   * items from there on.
   */
  name: string;
  /** Dotted path from the body, without array indexes, for example `context.chunk_text`. */
  path: string;
  /** Set if the name stands for keys that the caller chooses, or for an item of a tuple. */
  placeholder?: 'key' | 'item';
  /** Like the path, but unique in the body: it names the variant, for example `payment.Card.number`. */
  key?: string;
  /** Paths and keys of the lists around it. */
  lists?: string[];
  requirement: Requirement;
  deprecated: boolean;
  default?: JsonText;
  description: CommonMark;
  /** What no source says, a part of the description. */
  notDocumented?: string;
  children: Field[];
  /** Title of the schema. */
  title?: string;
  readOnly?: true;
  writeOnly?: true;
  /** Of a parameter, as far as it is not usual. */
  serialization?: Serialization;
  xml?: XmlNode;
  examples?: JsonText[];
  /** Examples as they are sent. */
  serialized?: string[];
  /** What the file says about examples of a parameter. */
  exampleNotes?: ExampleNote[];
  externalDocs?: ExternalDocs;
  variants?: Variant[];
  /** Key of the field whose schema this one repeats, empty for the whole body. */
  recursion?: string;
  /** Reference of the {@link Component} that has its fields and variants, if they are not here. */
  component?: string;
}

/** What the file says about an example. */
export interface ExampleNote extends Partial<EnumValue> {
  summary?: string;
  /** URL of the value as it is sent. */
  external?: string;
}

/** A {@link Field} or the title of a variant in a flat table. */
export interface FieldRow extends Omit<Field, 'children' | 'variants'> {
  /** Permanent anchor, for example `request-context-chunk_text`. */
  anchor: string;
  /** Nesting depth, 0 for the body's own properties. */
  depth: number;
  /** Set if the row starts the fields of a variant. */
  variant?: Pick<Variant, 'name' | 'relation' | 'group' | 'condition'>;
  /** Relations of the variants that it is in, the outermost first. A row that starts a variant is not in that one. */
  inside?: Variant['relation'][];
}

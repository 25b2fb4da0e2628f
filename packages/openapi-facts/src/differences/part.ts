import type { Field } from '../fieldTypes';

/** A part of an operation that is compared with the part of the same name in another version. */
export interface Part {
  /** For example `request`, `query`, `reply 404 text/plain` or `status 401`. */
  name: string;
  /** Whether callers send it to the API. */
  isRequest: boolean;
  /** Whether the part can be added or removed as a whole. Otherwise its fields are added or removed. */
  isWhole: boolean;
  /** What is added or removed then, if the name does not say it. */
  label?: string;
  /** Name of the part that this one belongs to. It is compared only if both versions have that part. */
  inside?: string;
  fields: readonly Field[];
  /**
   * What is sent as text, in which every number is a string, too: all values of parameters, or those of the fields of a form,
   * which have JSON inside of them.
   */
  text?: 'everywhere' | 'in fields';
  /** Its values can be sent as XML. */
  hasXml?: boolean;
  /** Other facts by their names; undefined if this version does not have the part. */
  facts: Facts | undefined;
  isRequired?: boolean;
  isDeprecated?: boolean;
  /** Its removal breaks no caller. */
  isExpendable?: boolean;
  /** Names of the parts that stand for it in a version without it, the closest first. */
  coveredBy?: readonly string[];
  /** Of a body: names of those beside it whose range of media types it is in, the closest first. */
  ranges?: readonly string[];
  /** Of an authentication: the names of its schemes and scopes. */
  needs?: readonly string[];
}

/** A value, or a set of possible values. */
export type Fact = string | boolean | readonly string[] | undefined;

export type Facts = Readonly<Record<string, Fact>>;

/** Returns a part of which only some facts are unusual. */
export function part(name: string, given: Partial<Part> = {}): Part {
  return { name, isRequest: false, isWhole: true, fields: [], facts: {}, ...given };
}

/** The part of a JSON Schema (2020-12) that this project's OpenAPI files use, references resolved. */
export interface Schema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  deprecated?: boolean;
  format?: string;
  /** Names of properties of which nobody published whether they are required. */
  'x-requirement-not-published'?: string[];
}

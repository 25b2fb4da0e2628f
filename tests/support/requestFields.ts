/** Reads request fields from an OpenAPI file on its own: a test of pages must not trust the reading that made them. */

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  anyOf?: { required?: string[] }[];
}

interface Body {
  content?: Record<string, { schema: Schema }>;
}

/** The parts of an OpenAPI file of this project that the tests read. */
export interface OpenApiFile {
  paths: Record<string, { post: { requestBody: Body; responses: Record<string, unknown> } }>;
  components: { schemas: Record<string, Schema> };
  'x-legacy-bodies': Record<string, { schema: Schema }>;
}

/** A request field as a page has to show it. */
export interface RequestField {
  /** Dotted path, for example `context.chunk_text`. */
  path: string;
  /** Words that stand in the field's row: its default and what limits it. */
  facts: string[];
}

function factsOf(schema: Schema, items: Schema): string[] {
  const numbers = [schema.minimum, schema.maximum, schema.minItems, schema.maxItems];
  return [
    ...(schema.default === undefined ? [] : [`Default: ${JSON.stringify(schema.default)}`]),
    ...numbers.filter((number) => number !== undefined).map(String),
    ...(schema.uniqueItems ? ['at most once'] : []),
    ...(items.anyOf ?? []).flatMap(({ required }) => required ?? []),
  ];
}

function fieldsOf(file: OpenApiFile, schema: Schema, parent = ''): RequestField[] {
  const follow = ({ $ref, ...own }: Schema): Schema => ({
    ...($ref && file.components.schemas[$ref.replace('#/components/schemas/', '')]),
    ...own,
  });
  const followed = follow(schema);
  const objects = follow(followed.items ?? followed);
  return Object.entries(objects.properties ?? {}).flatMap(([name, property]) => {
    const value = follow(property);
    const field = { path: `${parent}${name}`, facts: factsOf(value, follow(value.items ?? value)) };
    return [field, ...fieldsOf(file, value, `${field.path}.`)];
  });
}

/**
 * Reads the fields of a request body, parents before their children.
 *
 * @param owner path of an operation, or name of a legacy body that has no path
 * @throws when the file has no such body
 */
export function requestFields(file: OpenApiFile, owner: string): RequestField[] {
  const body = file['x-legacy-bodies'][owner] ?? file.paths[owner]?.post.requestBody.content?.['application/json'];
  if (!body) throw new Error(`the OpenAPI file has no request body of ${owner}`);
  return fieldsOf(file, body.schema);
}

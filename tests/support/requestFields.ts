import { jsonOf, type OpenApiDocument, type Schema } from './openApiDocument';

/** A request field as a page has to show it. */
export interface RequestField {
  /** Dotted path, for example `context.chunk_text`. */
  path: string;
  /** Words that stand in the field's row: its default and what limits it. */
  facts: string[];
}

function factsOf(schema: Schema): string[] {
  const numbers = [schema.minimum, schema.maximum, schema.minItems, schema.maxItems];
  return [
    ...(schema.default === undefined ? [] : [`Default: ${JSON.stringify(schema.default)}`]),
    ...numbers.filter((number) => number !== undefined).map(String),
    ...(schema.uniqueItems ? ['at most once'] : []),
    ...((schema.items ?? schema).anyOf ?? []).flatMap(({ required }) => required ?? []),
  ];
}

function fieldsOf(schema: Schema, parent = ''): RequestField[] {
  const objects = schema.items ?? schema;
  return Object.entries(objects.properties ?? {}).flatMap(([name, property]) => {
    const field = { path: `${parent}${name}`, facts: factsOf(property) };
    return [field, ...fieldsOf(property, `${field.path}.`)];
  });
}

/**
 * Reads the fields of a request body, parents before their children.
 *
 * @param owner path of an operation, or name of a legacy body that has no path
 * @throws when the document has no such body
 */
export function requestFields(document: OpenApiDocument, owner: string): RequestField[] {
  const body = document['x-legacy-bodies']?.[owner] ?? jsonOf(document.paths[owner]?.post.requestBody);
  if (!body) throw new Error(`the OpenAPI file has no request body of ${owner}`);
  return fieldsOf(body.schema);
}

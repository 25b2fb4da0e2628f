import type { ApiDocument } from '@api-docs/openapi-facts/apiDocument';
import { hasForm, mainBody, sampleParameters } from '@api-docs/openapi-facts/describeCall';
import type { ParameterObject, PathItem, Schema } from '@api-docs/openapi-facts/openApiDocument';
import { isJson, PARAMETER_PLACES } from '@api-docs/openapi-facts/readContent';
import { operationsOf } from '@api-docs/openapi-facts/readOperation';
import type { Operation, Parameter, ParameterPlace } from '@api-docs/openapi-facts/types';

/** The schemas of a request. */
export interface RequestSchemas {
  /** Parameters by their places, which have at least one. */
  places: [place: ParameterPlace, parameters: { parameter: Parameter; schema: Schema }[]][];
  /** Of the body, if it has a form. */
  body?: Schema;
}

function sourceOf({ path, method }: Operation, { root, resolve }: ApiDocument) {
  const given = (root.paths as Record<string, PathItem>)[path];
  const item: PathItem = given ? resolve(given).value : {};
  return { item, operation: operationsOf(item).find((one) => one.method === method)?.operation };
}

/** Returns a file of a form as the schema of its name. */
function asFileName(schema: Schema): Schema {
  return schema.items ? { type: 'array', items: { type: 'string' } } : { type: 'string' };
}

function bodySchema(operation: Operation, document: ApiDocument): { body?: Schema } {
  const main = mainBody(operation.body);
  const { operation: source } = sourceOf(operation, document);
  const content = source?.requestBody && document.resolve(source.requestBody).value.content;
  if (!main || !hasForm(main)) return {};
  const media = content?.[main.mediaType];
  const { schema, itemSchema } = media ? document.resolve(media).value : {};
  const given: Schema = schema ?? (itemSchema ? { type: 'array', items: itemSchema } : {});
  const files = main.files ?? [];
  if (files.length === 0) return { body: given };
  const { value } = document.resolve(given);
  const properties = Object.entries(value.properties ?? {}).map(([name, schema]) => [
    name,
    files.includes(name) ? asFileName(document.resolve(schema).value) : schema,
  ]);
  return { body: { ...value, properties: Object.fromEntries(properties) as Record<string, Schema> } };
}

/** Finds the schemas of an operation's parameters and of the body that the request builder fills in. */
export function requestSchemas(operation: Operation, document: ApiDocument): RequestSchemas {
  const { item, operation: source } = sourceOf(operation, document);
  const given = [...(source?.parameters ?? []), ...(item.parameters ?? [])].map(
    (one): ParameterObject => document.resolve(one).value,
  );
  const parameters = sampleParameters(operation).map((parameter) => {
    const found = given.find((one) => one.name === parameter.name && one.in === parameter.in);
    const [media] = Object.values(found?.content ?? {});
    const schema = found?.schema ?? (media && document.resolve(media).value.schema) ?? {};
    return { parameter, schema };
  });
  const places = PARAMETER_PLACES.map((place): RequestSchemas['places'][number] => [
    place,
    parameters.filter(({ parameter }) => parameter.in === place),
  ]);
  return { places: places.filter(([, own]) => own.length > 0), ...bodySchema(operation, document) };
}

/** Returns whether the form has more than a JSON object that is always sent, so that it needs parts. */
export function hasParts({ places }: RequestSchemas, { body }: Operation, bodyKind: string): boolean {
  const isAlwaysSent = body?.required ?? false;
  return places.length > 0 || bodyKind !== 'object' || !isAlwaysSent || !isJson(mainBody(body)?.mediaType ?? '');
}

/** Returns the schema of a request with parts, see {@link RequestForm}. */
export function partsSchema({ places, body }: RequestSchemas, isBodyRequired: boolean): Schema {
  const schemas = places.map(([place, own]): [string, Schema] => {
    const required = own.filter(({ parameter }) => parameter.field.requirement === 'required');
    const properties = Object.fromEntries(own.map((one) => [one.parameter.name, one.schema]));
    return [place, { type: 'object', properties, required: required.map(({ parameter }) => parameter.name) }];
  });
  return {
    type: 'object',
    properties: { ...Object.fromEntries(schemas), ...(body ? { body } : {}) },
    required: body && isBodyRequired ? ['body'] : [],
  };
}

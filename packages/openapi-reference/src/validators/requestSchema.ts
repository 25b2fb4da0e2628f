import { own } from '@api-docs/kit/own';
import { isMapping, type ApiDocument } from '@api-docs/openapi-facts/apiDocument';
import { LISTS, MAPS, SINGLE } from '@api-docs/openapi-facts/bundleSchema';
import { hasForm, mainBody, sampleParameters } from '@api-docs/openapi-facts/describeCall';
import type { ParameterObject, PathItem, Schema } from '@api-docs/openapi-facts/openApiDocument';
import { isJson, PARAMETER_PLACES } from '@api-docs/openapi-facts/readContent';
import { operationsOf } from '@api-docs/openapi-facts/readOperation';
import type { Operation, Parameter } from '@api-docs/openapi-facts/types';

/** The schemas of a request. */
export interface RequestSchemas {
  parameters: { parameter: Parameter; schema: Schema }[];
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
  return { parameters, ...bodySchema(operation, document) };
}

/** Returns whether the form has more than a JSON object that is always sent, so that it needs parts. */
export function hasParts({ parameters }: RequestSchemas, { body }: Operation, bodyKind: string): boolean {
  const isAlwaysSent = body?.required ?? false;
  return parameters.length > 0 || bodyKind !== 'object' || !isAlwaysSent || !isJson(mainBody(body)?.mediaType ?? '');
}

/** Returns the schema of a request with parts, see {@link RequestForm}. */
export function partsSchema({ parameters, body }: RequestSchemas, isBodyRequired: boolean): Schema {
  const places = PARAMETER_PLACES.flatMap((place) => {
    const own = parameters.filter(({ parameter }) => parameter.in === place);
    if (own.length === 0) return [];
    const required = own.filter(({ parameter }) => parameter.field.requirement === 'required');
    const schema: Schema = {
      type: 'object',
      properties: Object.fromEntries(own.map((one) => [one.parameter.name, one.schema])),
      required: required.map(({ parameter }) => parameter.name),
    };
    return [[place, schema] as const];
  });
  return {
    type: 'object',
    properties: { ...Object.fromEntries(places), ...(body ? { body } : {}) },
    required: body && isBodyRequired ? ['body'] : [],
  };
}

/** Applies a function to the schemas in the value of a keyword. Other values stay. */
export function mapSchemas(keyword: string, value: unknown, convert: (schema: unknown) => unknown): unknown {
  if (SINGLE.includes(keyword)) return convert(value);
  if (LISTS.includes(keyword)) return (value as unknown[]).map(convert);
  if (keyword !== '$defs' && !MAPS.includes(keyword)) return value;
  return Object.fromEntries(Object.entries(value as object).map(([name, schema]) => [name, convert(schema)]));
}

/** Keywords whose schemas describe the same value. `not` and `if` do not demand anything. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchemas'];

/**
 * Returns the schema of a request: it does not require a property that only replies have.
 *
 * @param schema without references to other places than its own `$defs`
 */
export function withoutReadOnly(schema: Schema): Schema {
  /** Collects a schema and all that describe the same value. */
  const partsOf = (given: unknown, found = new Set<Schema>()): Set<Schema> => {
    if (!isMapping(given) || found.has(given)) return found;
    found.add(given);
    const target = typeof given.$ref === 'string' ? given.$ref.slice('#/$defs/'.length) : '';
    partsOf(own(schema.$defs as Record<string, unknown> | undefined, target), found);
    for (const keyword of SAME_VALUE) {
      if (given[keyword]) mapSchemas(keyword, given[keyword], (part) => partsOf(part, found));
    }
    return found;
  };

  const readOnlyNames = (given: Schema): string[] =>
    [...partsOf(given)]
      .flatMap(({ properties = {} }) => Object.entries(properties))
      .filter(([, property]) => [...partsOf(property)].some(({ readOnly }) => readOnly))
      .map(([name]) => name);

  /** @param optional names of properties that the value does not need, whatever the schema says */
  const convert = (given: unknown, optional: readonly string[] = []): unknown => {
    if (!isMapping(given)) return given;
    const names = [...optional, ...readOnlyNames(given)];
    const needed = (all: unknown) => (all as string[]).filter((name) => !names.includes(name));
    const convertKeyword = (keyword: string, value: unknown): unknown => {
      if (keyword === 'required') return needed(value);
      if (keyword === 'dependentRequired') {
        return Object.fromEntries(Object.entries(value as object).map(([name, all]) => [name, needed(all)]));
      }
      return mapSchemas(keyword, value, (one) => convert(one, SAME_VALUE.includes(keyword) ? names : []));
    };
    return Object.fromEntries(
      Object.entries(given).map(([keyword, value]) => [keyword, convertKeyword(keyword, value)]),
    );
  };

  return convert(schema) as Schema;
}

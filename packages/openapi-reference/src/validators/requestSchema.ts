import type { ApiDocument } from '@api-docs/openapi-facts/apiDocument';
import { LISTS, MAPS, SINGLE } from '@api-docs/openapi-facts/bundleSchema';
import { hasForm, mainBody, sampleParameters } from '@api-docs/openapi-facts/describeCall';
import type { ParameterObject, PathItem, Schema } from '@api-docs/openapi-facts/openApiDocument';
import { isJson, PARAMETER_PLACES } from '@api-docs/openapi-facts/readContent';
import { operationsOf } from '@api-docs/openapi-facts/readOperation';
import type { Operation, Parameter } from '@api-docs/openapi-facts/types';

/** A parameter with its schema. */
export interface ParameterSchema {
  parameter: Parameter;
  schema: Schema;
}

/** The schemas of a request. */
export interface RequestSchemas {
  parameters: ParameterSchema[];
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

/** Keywords whose schemas describe the same value. `not` and `if` do not demand anything. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchemas'];

/** Returns the schemas in the value of a keyword. */
function schemasIn(keyword: string, value: unknown): unknown[] {
  if (SINGLE.includes(keyword)) return [value];
  return LISTS.includes(keyword) || MAPS.includes(keyword) ? Object.values(value as object) : [];
}

/** Makes {@link withoutReadOnly} for one schema with its definitions. */
class RequestReader {
  constructor(private readonly definitions: Record<string, unknown>) {}

  private target({ $ref }: Schema): unknown {
    const name = typeof $ref === 'string' ? $ref.slice('#/$defs/'.length) : '';
    return Object.hasOwn(this.definitions, name) ? this.definitions[name] : undefined;
  }

  /** Returns the schema and all that describe the same value. */
  private parts(given: unknown, found: Set<unknown> = new Set()): Set<Schema> {
    if (given !== null && typeof given === 'object' && !found.has(given)) {
      found.add(given);
      const schema = given as Schema;
      const inner = SAME_VALUE.flatMap((keyword) => (schema[keyword] ? schemasIn(keyword, schema[keyword]) : []));
      for (const part of [this.target(schema), ...inner]) this.parts(part, found);
    }
    return found as Set<Schema>;
  }

  private readOnlyNames(schema: Schema): string[] {
    const properties = [...this.parts(schema)].flatMap((part) => Object.entries(part.properties ?? {}));
    return properties.flatMap(([name, property]) =>
      [...this.parts(property)].some(({ readOnly }) => readOnly) ? [name] : [],
    );
  }

  /** @param optional names of properties that the value does not need, whatever the schema says */
  convert(given: unknown, optional: readonly string[] = []): unknown {
    if (given === null || typeof given !== 'object') return given;
    const schema = given as Schema;
    const names = [...optional, ...this.readOnlyNames(schema)];
    const isNeeded = (name: string) => !names.includes(name);
    const convertKeyword = (keyword: string, value: unknown): unknown => {
      const inner = (one: unknown) => this.convert(one, SAME_VALUE.includes(keyword) ? names : []);
      if (keyword === 'required') return (value as string[]).filter(isNeeded);
      if (keyword === 'dependentRequired') {
        const entries = Object.entries(value as Record<string, string[]>);
        return Object.fromEntries(entries.map(([name, needs]) => [name, needs.filter(isNeeded)]));
      }
      if (SINGLE.includes(keyword)) return inner(value);
      if (LISTS.includes(keyword)) return (value as unknown[]).map(inner);
      if (keyword !== '$defs' && !MAPS.includes(keyword)) return value;
      return Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, inner(one)]));
    };
    return Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [keyword, convertKeyword(keyword, value)]),
    );
  }
}

/**
 * Returns the schema of a request: it does not require a property that only replies have.
 *
 * @param schema without references to other places than its own `$defs`
 */
export function withoutReadOnly(schema: Schema): Schema {
  return new RequestReader((schema.$defs ?? {}) as Record<string, unknown>).convert(schema) as Schema;
}

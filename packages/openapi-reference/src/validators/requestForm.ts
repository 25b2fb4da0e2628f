import {
  callExamples,
  hasForm,
  isJson,
  isOpaque,
  mainBody,
  markdownToHtml,
  operationsOf,
  PARAMETER_PLACES,
  placeTitle,
  sampleOperation,
  sampleParameters,
  type ApiDocument,
  type ApiFacts,
  type Json,
  type NamedExample,
  type Operation,
  type Parameter,
  type ParameterObject,
  type ParameterPlace,
  type PathItem,
  type Requirement,
  type Schema,
} from '@api-docs/openapi-facts';

import { formShape, parameterField } from './formShape';
import type { FormField, FormShape, RequestChoices, RequestForm } from './types';

/** A part of a request: the parameters of a place, or the body. */
interface Part {
  schema: Schema;
  field: FormField;
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

/** Returns the schema of the body that the form fills in. */
function bodySchema(operation: Operation, document: ApiDocument): Schema | undefined {
  const main = mainBody(operation.body);
  const { operation: source } = sourceOf(operation, document);
  const content = source?.requestBody && document.resolve(source.requestBody).value.content;
  if (!main || !hasForm(main)) return undefined;
  const media = content?.[main.mediaType];
  const { schema, itemSchema } = media ? document.resolve(media).value : {};
  const given: Schema = schema ?? (itemSchema ? { type: 'array', items: itemSchema } : {});
  const files = main.files ?? [];
  if (files.length === 0) return given;
  const { value } = document.resolve(given);
  const properties = Object.entries(value.properties ?? {}).map(([name, schema]) => [
    name,
    files.includes(name) ? asFileName(document.resolve(schema).value) : schema,
  ]);
  return { ...value, properties: Object.fromEntries(properties) as Record<string, Schema> };
}

/** Makes the files of a form inputs for their names. */
function withFiles(shape: FormShape, files: readonly string[] = []): FormShape {
  if (files.length === 0 || !shape.fields) return shape;
  const fields = shape.fields.map((field) =>
    files.includes(field.name) ? { ...field, type: 'name of a file' } : field,
  );
  return { ...shape, fields };
}

/** Suggests the choices, and marks the fields that some of them need, as the page does. */
function withChoices(shape: FormShape, { field: name, needs }: RequestChoices): FormShape {
  const needed = new Set(Object.values(needs).flat());
  const fields = shape.fields?.map((field): FormField => {
    if (field.name === name && field.item) {
      return { ...field, item: { ...field.item, suggestions: Object.keys(needs).sort() } };
    }
    const isConditional = field.requirement === 'optional' && needed.has(field.name);
    return isConditional ? { ...field, requirement: 'conditional' } : field;
  });
  return { ...shape, fields };
}

function part(name: ParameterPlace | 'body', requirement: Requirement, shape: FormShape, description = ''): FormField {
  const title = name === 'body' ? 'Body' : placeTitle(name);
  return { name, title, requirement, html: markdownToHtml(description), limits: [], ...shape };
}

/** Returns the parts of a request with parameters, without those that have none. */
function parameterParts(operation: Operation, document: ApiDocument): Part[] {
  const { item, operation: source } = sourceOf(operation, document);
  const given = [...(source?.parameters ?? []), ...(item.parameters ?? [])].map(
    (one): ParameterObject => document.resolve(one).value,
  );
  const schemaOf = ({ name, in: place, field }: Parameter): Schema => {
    if (isOpaque(field)) return { type: 'string' };
    const found = given.find((one) => one.name === name && one.in === place);
    const [media] = Object.values(found?.content ?? {});
    return found?.schema ?? (media && document.resolve(media).value.schema) ?? {};
  };
  const parameters = sampleParameters(operation).map((one) => ({ ...one, schema: schemaOf(one) }));
  return PARAMETER_PLACES.flatMap((place): Part[] => {
    const own = parameters.filter((one) => one.in === place);
    const required = own.filter(({ field }) => field.requirement === 'required').map(({ name }) => name);
    const properties = Object.fromEntries(own.map(({ name, schema }) => [name, schema]));
    const fields = own.map(({ name, field, schema }) => parameterField({ ...field, name }, schema, document.resolve));
    const field = part(place, 'required', { kind: 'object', type: 'object', fields });
    return own.length === 0 ? [] : [{ schema: { type: 'object', properties, required }, field }];
  });
}

/**
 * Builds the form of an operation's request, and the schema of what it makes: the JSON body alone, or an object with the parts
 * of the request if it has parameters or another body.
 *
 * @param facts of the file that contains the operation
 * @param choices the field whose values decide which others the operation needs, if it has one
 */
export function requestForm(
  operation: Operation,
  facts: ApiFacts,
  document: ApiDocument,
  choices?: RequestChoices,
): { form: RequestForm; schema: Schema } {
  const { body } = operation;
  const main = mainBody(body);
  const calls = callExamples(operation, facts).filter(({ body: sent }) => sent === main);
  const bodies = calls.flatMap(({ values }) => (values.body === undefined ? [] : [values.body]));
  const schema = bodySchema(operation, document);
  const shape = schema && withFiles(formShape(schema, document.resolve), main?.files);
  const parts = parameterParts(operation, document);
  const form = { operation: sampleOperation(operation, facts, main, bodies[0] ?? (hasForm(main) ? {} : undefined)) };
  const isBodyAlone = parts.length === 0 && body?.required && isJson(main?.mediaType ?? '');
  if (schema && shape?.kind === 'object' && isBodyAlone) {
    const examples = operation.requestExamples.filter(({ isExternal }) => !isExternal);
    return { schema, form: { ...form, shape: choices ? withChoices(shape, choices) : shape, examples, choices } };
  }
  if (schema && shape && body) {
    parts.push({ schema, field: part('body', body.required ? 'required' : 'optional', shape, body.description) });
  }
  const examples = calls.map(({ key, summary, values }): NamedExample => {
    const value: { [part: string]: Json } = { ...values.parameters };
    if (shape && values.body !== undefined) value.body = values.body;
    return { key, summary, value };
  });
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(parts.map((one) => [one.field.name, one.schema])),
      required: schema && body?.required ? ['body'] : [],
    },
    form: {
      ...form,
      shape: { kind: 'object', type: 'object', fields: parts.map(({ field }) => field) },
      isRequest: true,
      fixedBody: main && !shape ? { mediaType: main.mediaType, value: bodies[0] } : undefined,
      examples,
    },
  };
}

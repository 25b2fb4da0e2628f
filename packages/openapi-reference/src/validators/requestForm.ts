import { callExamples, hasForm, mainBody, sampleOperation } from '@api-docs/openapi-facts/describeCall';
import { markdownToHtml } from '@api-docs/openapi-facts/markdownToHtml';
import type {
  ApiFacts,
  Json,
  NamedExample,
  Operation,
  ParameterPlace,
  Requirement,
} from '@api-docs/openapi-facts/types';
import { placeTitle } from '@api-docs/openapi-facts/readContent';
import { withoutRefs, type ResolveRefs } from '@api-docs/openapi-facts/readSchema';

import { formShape, parameterField } from './formShape';
import { hasParts, type RequestSchemas } from './requestSchema';
import type { FormField, FormShape, RequestChoices, RequestForm } from './types';

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

/** Returns the parts of a request as the fields of a form. */
function partFields(
  { places }: RequestSchemas,
  { body }: Operation,
  bodyShape: FormShape | undefined,
  resolve: ResolveRefs,
): FormField[] {
  const parts = places.map(([place, own]) => {
    const fields = own.map(({ parameter: { name, field }, schema }) =>
      parameterField({ ...field, name }, schema, resolve),
    );
    return part(place, 'required', { kind: 'object', type: 'object', fields });
  });
  if (!bodyShape || !body) return parts;
  return [...parts, part('body', body.required ? 'required' : 'optional', bodyShape, body.description)];
}

/**
 * Builds the form of an operation's request: of its JSON body alone, or of its parts if it has parameters or another body.
 *
 * @param facts of the file that contains the operation
 * @param choices the field whose values decide which others the operation needs, if it has one
 */
export function requestForm(
  operation: Operation,
  schemas: RequestSchemas,
  facts: ApiFacts,
  resolve: ResolveRefs = withoutRefs,
  choices?: RequestChoices,
): RequestForm {
  const main = mainBody(operation.body);
  const calls = callExamples(operation, facts).filter(({ body }) => body === main);
  const bodies = calls.flatMap(({ values }) => (values.body === undefined ? [] : [values.body]));
  const shape = schemas.body && withFiles(formShape(schemas.body, resolve), main?.files);
  const form = { operation: sampleOperation(operation, facts, main, bodies[0] ?? (hasForm(main) ? {} : undefined)) };
  if (shape && !hasParts(schemas, operation, shape.kind)) {
    return {
      ...form,
      shape: choices ? withChoices(shape, choices) : shape,
      examples: operation.requestExamples.filter(({ isExternal }) => !isExternal),
      choices,
    };
  }
  const examples = calls.map(({ key, summary, values }): NamedExample => {
    const parts: { [part: string]: Json } = { ...values.parameters };
    if (shape && values.body !== undefined) parts.body = values.body;
    return { key, summary, value: parts };
  });
  return {
    ...form,
    shape: { kind: 'object', type: 'object', fields: partFields(schemas, operation, shape, resolve) },
    isRequest: true,
    fixedBody: main && !shape ? { mediaType: main.mediaType, value: bodies[0] } : undefined,
    examples,
  };
}

import { sampleOperation } from '../facts/describeCall';
import { jsonBody } from '../facts/readContent';
import type { Schema } from '../facts/openApiDocument';
import type { ApiFacts, Operation } from '../facts/types';
import { withoutRefs, type ResolveRefs } from '../facts/readSchema';
import { formShape } from './formShape';
import type { FormShape, RequestForm } from './types';

/** The request field with the names of metrics, in the operation that runs several metrics in one call. */
const METRICS = 'metrics';

/**
 * Lists the inputs that each metric requires: the required fields of the metric's own current operation, as far as the
 * given operation has fields for them. Returns undefined for an operation that does not take metrics.
 */
function metricInputs(operation: Operation, operations: readonly Operation[]): Record<string, string[]> | undefined {
  const inputs = operation.request.map(({ name }) => name);
  if (!inputs.includes(METRICS)) return undefined;
  const metrics = operation.reply.find(({ name }) => name === 'data')?.children.map(({ name }) => name) ?? [];
  return Object.fromEntries(
    metrics.map((metric) => {
      const own = operations.find(({ name, deprecated }) => name === metric && !deprecated);
      const required = own?.request.filter(
        ({ name, requirement }) => requirement === 'required' && inputs.includes(name),
      );
      return [metric, required?.map(({ name }) => name) ?? []];
    }),
  );
}

function withSuggestions(body: FormShape, metrics: string[]): FormShape {
  const fields = body.fields?.map((field) =>
    field.name === METRICS && field.item ? { ...field, item: { ...field.item, suggestions: metrics } } : field,
  );
  return { ...body, ...(fields ? { fields } : {}) };
}

/**
 * Builds the form of an operation's request.
 *
 * @param schema of the operation's request body
 * @param facts of the file that contains the operation
 */
export function requestForm(
  operation: Operation,
  schema: Schema,
  facts: ApiFacts,
  resolve: ResolveRefs = withoutRefs,
): RequestForm {
  const { request, requestExamples } = operation;
  const examples = requestExamples.map(({ value }) => value);
  const body = formShape(schema, request, examples, '', resolve);
  const inputs = metricInputs(operation, facts.operations);
  return {
    operation: sampleOperation(operation, facts, jsonBody(operation.body?.contents), examples[0] ?? {}),
    body: inputs ? withSuggestions(body, Object.keys(inputs)) : body,
    examples: requestExamples,
    ...(inputs ? { metricInputs: inputs } : {}),
  };
}

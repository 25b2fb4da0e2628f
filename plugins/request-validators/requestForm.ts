import type { Schema } from '../api-facts/schema';
import type { ApiFacts, Operation } from '../api-facts/types';
import { formShape } from './formShape';
import { metricInputs, takesMetrics } from './metricInputs';
import type { FormShape, RequestForm } from './types';

function withSuggestions(body: FormShape, metrics: string[]): FormShape {
  const fields = body.fields?.map((field) =>
    takesMetrics(field) && field.item ? { ...field, item: { ...field.item, suggestions: metrics } } : field,
  );
  return { ...body, ...(fields ? { fields } : {}) };
}

/**
 * Makes the form of an operation's request.
 *
 * @param operation one of the facts' operations
 * @param schema of its request body, references resolved
 * @param facts of the file that both come from
 */
export function requestForm(operation: Operation, schema: Schema, facts: ApiFacts): RequestForm {
  const { path, name, request, reply, requestExamples } = operation;
  const examples = requestExamples.map(({ value }) => value);
  const body = formShape(schema, request, examples);
  const inputs = metricInputs(operation, facts.operations);
  return {
    server: facts.server,
    operation: { path, name, readsData: reply.length > 0 },
    body: inputs ? withSuggestions(body, Object.keys(inputs)) : body,
    examples: requestExamples,
    ...(inputs ? { metricInputs: inputs } : {}),
  };
}

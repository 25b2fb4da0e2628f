import type { Operation } from '../api-facts/types';

/** The request field in which an operation takes the names of metrics. */
const METRICS = 'metrics';

/**
 * Lists what each metric needs, for the operation that runs several at once.
 *
 * @param operation the one whose form is made
 * @param operations all of the same OpenAPI file; a metric's needs are the required fields of its own current operation
 * @returns by metric name, the inputs that the operation has a field for; undefined for an operation without metrics
 */
export function metricInputs(
  operation: Operation,
  operations: readonly Operation[],
): Record<string, string[]> | undefined {
  if (!operation.request.some(({ name }) => name === METRICS)) return undefined;
  const inputs = operation.request.map(({ name }) => name);
  const metrics = operation.reply.find(({ name }) => name === 'data')?.children.map(({ name }) => name) ?? [];
  return Object.fromEntries(
    metrics.map((metric) => {
      const own = operations.find(({ name, deprecated }) => name === metric && !deprecated);
      const needed = own?.request.filter(
        ({ name, requirement }) => requirement === 'required' && inputs.includes(name),
      );
      return [metric, needed?.map(({ name }) => name) ?? []];
    }),
  );
}

/** @returns whether a field takes the names of metrics */
export function takesMetrics(field: { name: string }): boolean {
  return field.name === METRICS;
}

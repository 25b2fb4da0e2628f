import { buildError } from '@api-docs/kit/node';
import { joinNames } from '@api-docs/kit';
import { codeSpan, type ApiFacts, type Field, type Operation } from '@api-docs/openapi-facts';
import { mdxContent, type PageContext } from '@api-docs/openapi-reference/library';

/** Operations with a legacy path that are among the current metrics. */
const CURRENT_WITHOUT_V4ALPHA = ['carbon', 'cost'];

/** Returns whether an operation is among the current metrics. */
export function isCurrentMetric({ deprecated, name }: Operation): boolean {
  return !deprecated || CURRENT_WITHOUT_V4ALPHA.includes(name);
}

function requiredInputs({ request }: Operation): string[] {
  return request.filter(({ requirement }) => requirement === 'required').map(({ name }) => name);
}

/** Returns the metrics that a call could combine: those beside it, and legacy ones. */
function metricsBeside(call: Operation, metrics: readonly Operation[]): Operation[] {
  const pathTo = ({ method, path }: Operation) => `${method} ${path.slice(0, path.lastIndexOf('/'))}`;
  return metrics.filter((metric) => metric.deprecated || pathTo(metric) === pathTo(call));
}

/** Returns the documented fields of the result in a response. */
export function dataFields({ response }: Pick<Operation, 'response'>): Field[] {
  return response.find(({ name }) => name === 'data')?.children ?? [];
}

/** Groups metrics with the same inputs: fields of the combined request that they need, and further ones that they may use. */
function groupInputs(metrics: readonly Operation[], accepted: readonly string[]) {
  const groups = new Map<string, Record<'names' | 'needs' | 'mayUse', string[]>>();
  for (const metric of metrics) {
    const needs = requiredInputs(metric);
    const optional = metric.request.map(({ name }) => name).filter((name) => !needs.includes(name));
    const mayUse = optional.filter((name) => name !== 'metadata' && accepted.includes(name));
    const key = `${needs.join()} ${mayUse.join()}`;
    groups.set(key, { names: [...(groups.get(key)?.names ?? []), metric.name], needs, mayUse });
  }
  return [...groups.values()];
}

/**
 * Finds the call whose response has a field for each of several metrics, and compares its request with those of the metrics.
 *
 * @returns also the names of metrics that are `excluded`, because its request lacks one of their required inputs, and of those
 *   whose inputs it has, but not their name: whether it runs them is `unknown`; undefined if the API has no such call
 */
export function combinedCall(facts: ApiFacts) {
  const metrics = facts.operations.filter(isCurrentMetric);
  const namedBy = (call: Operation) =>
    metricsBeside(call, metrics).filter(({ name }) => dataFields(call).some((field) => field.name === name));
  const operation = facts.operations.find((candidate) => !candidate.deprecated && namedBy(candidate).length > 1);
  if (!operation) return undefined;
  const combined = namedBy(operation);
  const accepted = operation.request.map(({ name }) => name);
  const others = metricsBeside(operation, metrics).filter(
    (metric) => metric !== operation && !combined.includes(metric),
  );
  const isPossible = (metric: Operation) => requiredInputs(metric).every((name) => accepted.includes(name));
  return {
    operation,
    inputs: groupInputs(combined, accepted),
    excluded: others.filter((metric) => !isPossible(metric)).map(({ name }) => name),
    unknown: others.filter(isPossible).map(({ name }) => name),
  };
}

/**
 * Says which inputs each metric needs in the combined call, and which metrics it cannot run.
 *
 * @throws if the API of the page's docs version has no combined call
 */
export function metricInputsContent({ facts, page }: PageContext) {
  const combined = combinedCall(facts);
  if (!combined) {
    throw buildError({
      file: page,
      problem: '<MetricInputs /> has nothing to show',
      expected: 'an operation with a reply field for each of several metrics',
      found: 'no such operation in the OpenAPI file of this docs version',
      remedy: 'remove <MetricInputs /> from the page',
    });
  }
  const { inputs, excluded, unknown } = combined;
  const list = (names: readonly string[]) => names.map(codeSpan).join(', ');
  const sentence = (names: readonly string[]) => joinNames(names.map(codeSpan));
  const rows = inputs.map(
    ({ names, needs, mayUse }) => `| ${list(names)} | ${list(needs)} | ${list(mayUse) || 'no options'} |`,
  );
  return mdxContent(
    ['| Name in `metrics` | Needs | May use |', '| --- | --- | --- |', ...rows].join('\n'),
    excluded.length > 0 && `${sentence(excluded)} can't be combined: the request has no field for their inputs.`,
    unknown.length > 0 && `Whether ${sentence(unknown)} can be combined is not documented. Call them directly.`,
  );
}

/** Says what the combined call accepts, and what each of its metrics needs. */
export function combinedConditions(facts: ApiFacts, operation: Operation): string[] {
  const combined = combinedCall(facts);
  if (!combined || combined.operation.id !== operation.id) return [];
  const { inputs, excluded, unknown } = combined;
  return [
    ...inputs.map(({ names, needs, mayUse }) => {
      const options = mayUse.length > 0 ? `; may use ${joinNames(mayUse)}` : '';
      return `${joinNames(names)}: needs ${joinNames(needs)}${options}`;
    }),
    ...(excluded.length > 0 ? [`cannot be combined: ${joinNames(excluded)}`] : []),
    ...(unknown.length > 0 ? [`not documented whether they can be combined: ${joinNames(unknown)}`] : []),
  ];
}

import { buildError } from '../../lib/buildError';
import type { ApiFacts, Operation } from '../facts/types';

/** Names of metric pages that differ from the last segment of the operation's path. */
const PAGE_NAMES: Record<string, string> = { prompt_manipulation: 'prompt-injection', evaluate: '#combine-metrics' };

/** Operations with a legacy path whose page is among the current metrics. */
const CURRENT_WITHOUT_V4ALPHA = ['carbon', 'cost'];

/** Whether an operation has a page among the current metrics, or would have one. */
export function isCurrentMetric({ deprecated, name }: Operation): boolean {
  return !deprecated || CURRENT_WITHOUT_V4ALPHA.includes(name);
}

/**
 * Returns the docs page of an operation.
 *
 * @param operation of the OpenAPI file of the latest version
 * @param slug the brand's slug
 * @returns path below the base path
 */
export function metricPage(operation: Operation, slug: string): string {
  const metrics = `/docs/understanding-${slug}-metrics/`;
  if (!isCurrentMetric(operation)) {
    return `${metrics}v3-metrics-soon-to-be-deprecated/${operation.name}`;
  }
  return `${metrics}${PAGE_NAMES[operation.name] ?? operation.name.replaceAll('_', '-')}`;
}

/**
 * Finds the operation of a metric page, the inverse of {@link metricPage}.
 *
 * @param page path below the base path
 * @param slug the brand's slug
 * @throws if no operation has that page
 */
export function operationOfMetricPage({ operations }: ApiFacts, page: string, slug: string): Operation {
  const operation = operations.find((candidate) => metricPage(candidate, slug) === page);
  if (operation) return operation;
  throw buildError({
    file: 'plugins/api/reference/metricPage.ts',
    problem: `no operation has the metric page ${page}`,
    expected: 'an operation for each metric page of the latest docs',
    found: 'none',
    remedy: 'add the page of the operation to PAGE_NAMES',
  });
}

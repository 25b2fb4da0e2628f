import type { Operation } from '../facts/types';

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

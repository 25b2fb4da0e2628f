import type { Operation } from '../api-facts/types';

/** Operations whose metric page has another name than the last segment of their path. */
const OTHER_NAMES: Record<string, string> = { prompt_manipulation: 'prompt-injection', evaluate: '#combine-metrics' };

/** Operations that have a page of their own among the current metrics although their path is a legacy one. */
const CURRENT_WITHOUT_V4ALPHA = ['carbon', 'cost'];

/**
 * Names the docs page that explains an operation.
 *
 * @param operation of the OpenAPI file of the latest version
 * @param slug the brand's slug
 * @returns site path below the base path
 */
export function metricPage(operation: Operation, slug: string): string {
  const metrics = `/docs/understanding-${slug}-metrics/`;
  if (operation.deprecated && !CURRENT_WITHOUT_V4ALPHA.includes(operation.name)) {
    return `${metrics}v3-metrics-soon-to-be-deprecated/${operation.name}`;
  }
  return `${metrics}${OTHER_NAMES[operation.name] ?? operation.name.replaceAll('_', '-')}`;
}

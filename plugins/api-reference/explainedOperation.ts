import type { ApiFacts, Operation } from '../api-facts/types';
import { teachingError } from '../teachingError';
import { metricPage } from './metricPage';

/**
 * Finds the operation that a metric page explains, the other way round than `metricPage`.
 *
 * @param facts of the OpenAPI file
 * @param page site path of the page
 * @param slug the brand's slug
 * @throws when no operation has that page
 */
export function explainedOperation({ operations }: ApiFacts, page: string, slug: string): Operation {
  const operation = operations.find((candidate) => metricPage(candidate, slug) === page);
  if (operation) return operation;
  throw teachingError({
    file: 'plugins/api-reference/metricPage.ts',
    problem: `no operation has the metric page ${page}`,
    expected: 'an operation for each metric page of the latest docs',
    found: 'none',
    remedy: 'name the page of the operation in OTHER_NAMES',
  });
}

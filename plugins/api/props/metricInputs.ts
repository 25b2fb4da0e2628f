import { buildError } from '@api-docs/kit/buildError';
import type { PageContext } from '@api-docs/openapi-reference/props/pageContext';

import { combinedCall } from '../facts/combineMetrics';
import type { MetricInputsProps } from './types';

/**
 * Computes which inputs each metric needs in the combined call.
 *
 * @throws if the API of the page's docs version has no combined call
 */
export function metricInputsProps({ facts, page }: PageContext): MetricInputsProps {
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
  return { inputs, excluded, unknown };
}

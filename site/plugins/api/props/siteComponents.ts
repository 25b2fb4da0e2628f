import type { FactComponentDefinition } from '@api-docs/openapi-reference/props/pageContext';

import { metricInputsProps } from '../facts/combineMetrics';
import { figureProps, figureText } from './figureProps';
import { scoreDirectionProps, scoreDirectionText, scoreScaleProps, scoreScaleText } from './scoreProps';

/** The components with facts that only this site has. */
export const SITE_COMPONENTS: Readonly<Record<string, FactComponentDefinition>> = {
  ScoreDirection: { attributes: [], computeProps: scoreDirectionProps, readText: scoreDirectionText },
  ScoreScale: { attributes: ['operation', 'low', 'high'], computeProps: scoreScaleProps, readText: scoreScaleText },
  MetricInputs: { attributes: [], computeProps: metricInputsProps },
  Figure: { attributes: ['name'], computeProps: figureProps, readText: figureText },
};

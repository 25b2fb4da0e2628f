import { figureProps, figureText } from './figureProps';
import { metricInputsProps } from './metricInputs';
import { statusCodesProps } from './operationProps';
import type { FactComponentDefinition } from './pageContext';
import {
  scoreDirectionProps,
  scoreDirectionText,
  scoreGaugeProps,
  scoreScaleProps,
  scoreScaleText,
} from './scoreProps';

/** The components with facts that only this site has. */
export const SITE_COMPONENTS: Readonly<Record<string, FactComponentDefinition>> = {
  ScoreDirection: { attributes: [], computeProps: scoreDirectionProps, readText: scoreDirectionText },
  ScoreScale: { attributes: ['operation', 'low', 'high'], computeProps: scoreScaleProps, readText: scoreScaleText },
  // Only on the home page.
  ScoreGauge: { attributes: ['operation', 'example'], computeProps: scoreGaugeProps },
  StatusList: { attributes: ['operation'], computeProps: statusCodesProps },
  MetricInputs: { attributes: [], computeProps: metricInputsProps, showsAll: true },
  Figure: { attributes: ['name'], computeProps: figureProps, readText: figureText },
};

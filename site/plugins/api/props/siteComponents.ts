import { findOperation } from '@api-docs/openapi-facts/findOperation';
import { joinSummary, markdownToHtml } from '@api-docs/openapi-facts/markdownToHtml';
import type { Attributes, FactComponentDefinition, PageContext } from '@api-docs/openapi-reference/props/pageContext';

import { metricInputsContent } from '../facts/combineMetrics';
import { figureProps, figureText } from './figureProps';
import { scoreDirectionProps, scoreDirectionText, scoreScaleProps, scoreScaleText } from './scoreProps';

export type StatusListProps = ReturnType<typeof statusListProps>;

const statusListProps = ({ facts, page }: PageContext, { operation }: Attributes) => ({
  rows: findOperation(facts, operation ?? '', page).responses.map(({ code, summary, description }) => ({
    code,
    html: markdownToHtml(joinSummary(summary, description)),
  })),
});

/** The components with facts that only this site has. */
export const SITE_COMPONENTS: Readonly<Record<string, FactComponentDefinition>> = {
  ScoreDirection: { attributes: [], computeProps: scoreDirectionProps, readText: scoreDirectionText },
  ScoreScale: { attributes: ['operation', 'low', 'high'], computeProps: scoreScaleProps, readText: scoreScaleText },
  StatusList: { attributes: ['operation'], computeProps: statusListProps },
  MetricInputs: { attributes: [], writeContent: metricInputsContent },
  Figure: { attributes: ['name'], computeProps: figureProps, readText: figureText },
};

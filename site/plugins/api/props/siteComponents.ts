import { findOperation } from '@api-docs/openapi-facts/findOperation';
import { joinSummary } from '@api-docs/openapi-facts/markdownToHtml';
import { safeMdxLine } from '@api-docs/openapi-reference/pages/safeMdx';
import { mdxContent } from '@api-docs/openapi-reference/props/pageContent';
import type { Attributes, FactComponentDefinition, PageContext } from '@api-docs/openapi-reference/props/pageContext';

import { metricInputsContent } from '../facts/combineMetrics';
import { figureProps, figureText } from './figureProps';
import { scoreDirectionProps, scoreDirectionText, scoreScaleProps, scoreScaleText } from './scoreProps';

/** The documented statuses of an operation, in short. */
const statusListContent = ({ facts, page }: PageContext, { operation }: Attributes) => {
  const { responses } = findOperation(facts, operation ?? '', page);
  const lines = responses.map(
    ({ code, summary, description }) =>
      `- [${code}](/docs/api#${code}) ${safeMdxLine(joinSummary(summary, description))}`,
  );
  return mdxContent(lines.join('\n'));
};

/** The components with facts that only this site has. */
export const SITE_COMPONENTS: Readonly<Record<string, FactComponentDefinition>> = {
  ScoreDirection: { attributes: [], computeProps: scoreDirectionProps, readText: scoreDirectionText },
  ScoreScale: { attributes: ['operation', 'low', 'high'], computeProps: scoreScaleProps, readText: scoreScaleText },
  StatusList: { attributes: ['operation'], writeContent: statusListContent },
  MetricInputs: { attributes: [], writeContent: metricInputsContent },
  Figure: { attributes: ['name'], computeProps: figureProps, readText: figureText },
};

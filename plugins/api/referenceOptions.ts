import path from 'node:path';

import {
  escapeMarkdown,
  findOperation,
  joinSummary,
  successorEntry,
  type ApiFacts,
  type Operation,
} from '@api-docs/openapi-facts';
import {
  item,
  link,
  list,
  paragraph,
  phrase,
  type ApiDocuments,
  type Attributes,
  type PageContext,
  type ReferenceOptions,
  type RequestChoices,
} from '@api-docs/openapi-reference/library';
import { docsFolder, latestVersion, NEXT } from '@api-docs/kit/node';
import { readFrontMatter } from '@api-docs/kit/pages';

import { API_FILE } from '../lib/apiFile';
import { replaceTokens, type BrandValues } from '../content/brand';
import { combinedCall, isCurrentMetric, metricInputsContent } from './facts/combineMetrics';
import { figureProps, figureText } from './props/figureProps';
import { limitsContent } from './props/limitsContent';
import { isAbout, metricDirection, metricPage } from './props/metricPage';
import { scoreDirectionContent, scoreOfResponse, scoreScaleProps, scoreScaleText } from './props/scoreProps';
import { SCORE_SCALES } from './props/scoreScales';

/** The landing page of the reference, written by hand. */
export const LANDING_SOURCE = 'openapi/landing.mdx';

/** Returns the name of the page or section about an operation in the latest docs; undefined if there is none. */
function docsTitle(siteDir: string, files: ApiDocuments, operation: Operation): string | undefined {
  const [file = '', anchor] = metricPage(operation, 'brand').replace('/docs/', '').split('#');
  const absolute = path.join(siteDir, docsFolder(latestVersion(files.versions())), file);
  const found = [`${absolute}.mdx`, path.join(absolute, 'index.mdx')].find((page) => isAbout(page, operation));
  if (found === undefined) return undefined;
  if (anchor === undefined) return readFrontMatter(found).title as string;
  // The id of a section is made from its heading.
  return anchor.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
}

/** Says what the docs page of an operation is about: that of a legacy operation says how to move. */
function aboutGuide(operation: Operation, files: ApiDocuments): string {
  if (isCurrentMetric(operation)) return 'when to use it, how to read the result';
  const succession = operation.deprecated ? successorEntry(files.successors(), operation) : undefined;
  return succession?.successor ? 'how to move to its successor' : 'how to prepare a replacement';
}

/** Returns which fields the metrics of the combined call need. */
function metricChoices(operation: Operation, facts: ApiFacts): RequestChoices | undefined {
  const combined = combinedCall(facts);
  if (combined?.operation.id !== operation.id) return undefined;
  const { inputs, excluded, unknown } = combined;
  const needs = Object.fromEntries(inputs.flatMap((group) => group.names.map((name) => [name, group.needs])));
  return { field: 'metrics', noun: 'metric', needs, excluded, unknown };
}

const statusListContent = ({ facts, page }: PageContext, { operation }: Attributes) => {
  const { responses } = findOperation(facts, operation ?? '', page);
  const items = responses.map(({ code: status, summary, description }) =>
    item([paragraph(link(`/docs/api#${status}`, status), ' ', ...phrase(joinSummary(summary, description)))]),
  );
  return [list(items)];
};

/** The components with facts that only this site has. */
const SITE_COMPONENTS: ReferenceOptions['components'] = {
  ScoreDirection: { attributes: [], writeContent: scoreDirectionContent },
  ScoreScale: {
    attributes: ['direction', 'operation', 'low', 'high'],
    computeProps: scoreScaleProps,
    readText: scoreScaleText,
  },
  StatusList: { attributes: ['operation'], writeContent: statusListContent },
  MetricInputs: { attributes: [], writeContent: metricInputsContent },
  ApiLimits: { attributes: [], writeContent: limitsContent },
  Figure: { attributes: ['name'], computeProps: figureProps, readText: figureText },
};

/** Returns what the reference knows of this site, besides the OpenAPI file. */
export function referenceOptions(siteDir: string, brand: BrandValues): ReferenceOptions {
  const directionOf = (operation: Operation) => metricDirection(siteDir, NEXT, operation);
  return {
    fillIn: (text, file) => replaceTokens(text, file, brand),
    landing: LANDING_SOURCE,
    explainedStatuses: ['200', '401', '422', '500'],
    undocumentedSection: 'what-is-not-published',
    deprecation: {
      badge: 'legacy',
      state: 'soon to be deprecated',
      title: 'Soon to be deprecated',
      replaced: 'This is a legacy operation. Use {successor} for new work.',
      alone: 'This is a legacy operation. No successor is documented. Keep using this operation.',
    },
    bearerNote: '`Authorization: Bearer $API_KEY` ([set up your key](/docs/api#authentication))',
    guide: (operation, files) => {
      const title = docsTitle(siteDir, files, operation);
      if (title === undefined) return undefined;
      const page = metricPage(operation, String(brand.slug));
      return `Guide: [${escapeMarkdown(title)}](${page}): ${aboutGuide(operation, files)}.`;
    },
    frontMatter: (operation) => {
      const direction = directionOf(operation);
      return direction ? { direction } : {};
    },
    beforeFields: (operation, files) =>
      metricChoices(operation, files.facts(API_FILE)) ? '## Metric names and their inputs\n\n<MetricInputs />' : '',
    resultField: 'data',
    openData: (operation) => {
      const direction = directionOf(operation);
      return direction && SCORE_SCALES[direction].top === 100
        ? 'Read the result on the 0-100 scale. The names and number of the fields in `data` are not documented.'
        : 'The fields of `data` are not documented.';
    },
    choices: metricChoices,
    responseProps: scoreOfResponse,
    components: SITE_COMPONENTS,
  };
}

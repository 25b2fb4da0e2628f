import type { PhrasingContent, RootContent } from 'mdast';

import { own } from '@api-docs/kit';
import { buildError, item, paragraph, spellingRemedy, splitDocsPath, versionOfFile } from '@api-docs/kit/node';
import { findOperation, type ApiFacts, type Field, type NamedExample, type Operation } from '@api-docs/openapi-facts';
import {
  asText,
  jsxAttribute,
  textNode,
  type PageContext,
  type PropsFunction,
} from '@api-docs/openapi-reference/library';

import { DIRECTIONS, type ScoreDirection } from '../../lib/scoreDirections';
import { dataFields } from '../facts/combineMetrics';
import { metricDirection, metricPage } from './metricPage';
import { responseScore, responseView, type ResponseView } from './responseView';
import { SCORE_SCALES, type ScoreBand } from './scoreScales';

export interface ScoreMark {
  value: number;
  summary: string;
}

export interface ScoreScaleProps {
  /** Right end of the scale; the left end is 0. */
  top: number;
  bands: ScoreBand[];
  marks: ScoreMark[];
  /** Says which end is better, on a page that is not about one metric. */
  title?: string;
  note?: string;
}

export interface ResponseFigureProps {
  view?: ResponseView;
}

function directionOf({ frontMatter }: PageContext): ScoreDirection | undefined {
  return frontMatter?.direction as ScoreDirection | undefined;
}

function requireDirection(context: PageContext): ScoreDirection {
  const direction = directionOf(context);
  if (direction) return direction;
  throw buildError({
    file: context.page,
    problem: 'the page has no direction',
    expected: 'a metric page, with `direction` in its front matter',
    found: 'no such field',
    remedy: 'use the component only on metric pages',
  });
}

/** Returns the documented response that a metric page is about; undefined for a page about neither an operation nor a legacy body. */
function documentedResponse({ operations, legacyBodies }: ApiFacts, page: string): Field[] | undefined {
  // Example: `understanding-brand-metrics/pii`.
  const path = splitDocsPath(page)?.pathInside.replace(/\.mdx?(?::\d+)?$/, '');
  const operation = operations.find((candidate) => metricPage(candidate, 'brand') === `/docs/${path}`);
  const name = path?.split('/').at(-1)?.replaceAll('-', '_');
  return operation?.response ?? (legacyBodies.some((body) => body.name === name) ? [] : undefined);
}

/** The line on a metric page that states which direction is good, and the scale if a response with a score is documented. */
export const scoreDirectionContent: PropsFunction<RootContent[]> = (context) => {
  const direction = requireDirection(context);
  const { mark, verdict, scale } = SCORE_SCALES[direction];
  const response = documentedResponse(context.facts, context.page);
  // That of an estimate says what the result is not.
  const isDocumented = response === undefined || dataFields({ response }).length > 0 || direction === 'estimate';
  const children: PhrasingContent[] = [
    {
      type: 'mdxJsxTextElement',
      name: 'span',
      attributes: [jsxAttribute('aria-hidden', true)],
      children: [textNode(mark)],
    },
    textNode(' '),
    { type: 'strong', children: [textNode(verdict)] },
    textNode(isDocumented && scale !== undefined ? ` ${scale}` : ''),
  ];
  return [{ type: 'paragraph', data: { hProperties: { className: ['frame'] } }, children }];
};

/** The parts of a result with scores of their own, by the field that names them. */
const SCORED_PARTS: Readonly<Record<string, string>> = { label: 'labels', sentence: 'sentences', chunk_id: 'chunks' };

/** Returns the note on the bands, with what they are about. */
function bandsNote({ facts, page }: PageContext, note: string, hasBands: boolean): string {
  const response = documentedResponse(facts, page);
  if (response?.length === 0) {
    const drawing = hasBands ? 'Bands for' : 'Scale of';
    return `${drawing} the score. Print one reply to see which field holds it.${hasBands ? ` ${note}` : ''}`;
  }
  if (!hasBands || !response) return note;
  const parts = dataFields({ response })
    .filter(({ children }) => children.some(({ name }) => name === 'score'))
    .flatMap(({ children }) => children.flatMap(({ name }) => own(SCORED_PARTS, name) ?? []));
  return parts.length === 0 ? note : `${note} They apply to the overall score, not to ${parts.join(' or ')}.`;
}

function exampleScores(facts: ApiFacts, operation: string, page: string): ScoreMark[] {
  const { responseExamples, path } = findOperation(facts, operation, page);
  const marks = responseExamples.flatMap(({ summary, value }) => {
    const score = responseScore(value);
    return score === undefined ? [] : [{ value: score, summary }];
  });
  if (marks.length > 0) return marks.sort((a, b) => a.value - b.value);
  throw buildError({
    file: page,
    problem: `the examples of ${path} have no score`,
    expected: 'an operation whose reply examples have `data.score`',
    found: path,
    remedy: 'remove the attribute operation',
  });
}

/** Checks the direction that a page names which is not about one metric. */
function givenDirection(given: string, { page }: PageContext): ScoreDirection {
  const direction = DIRECTIONS.find((name) => name === given);
  if (direction) return direction;
  throw buildError({
    file: page,
    problem: 'no such direction',
    expected: `direction="…" with one of: ${DIRECTIONS.join(', ')}`,
    found: given,
    remedy: spellingRemedy(given, DIRECTIONS, 'use one of these'),
  });
}

export const scoreScaleProps: PropsFunction<ScoreScaleProps> = (
  context,
  { direction: given, operation, low, high },
) => {
  const direction = given === undefined ? requireDirection(context) : givenDirection(given, context);
  const { top, bands, note, verdict } = SCORE_SCALES[direction];
  if (top === undefined || bands === undefined || note === undefined) {
    throw buildError({
      file: context.page,
      problem: 'the metric has no score to show on a scale',
      expected: 'a direction with a 0 to 100 score',
      found: `direction: ${direction}`,
      remedy: 'remove the component',
    });
  }
  const needsEnds = bands.length === 0;
  if (needsEnds && !(low && high)) {
    throw buildError({
      file: context.page,
      problem: 'a scale without bands needs labels for its ends',
      expected: 'low="…" and high="…"',
      found: `low="${low ?? ''}" high="${high ?? ''}", direction: ${direction}`,
      remedy: 'add what a score near 0 and one near 100 mean',
    });
  }
  const ends: ScoreBand[] = [
    { from: 0, to: top / 2, range: 'near 0', verdict: low ?? '', kind: 'line' },
    { from: top / 2, to: top, range: `near ${top}`, verdict: high ?? '', kind: 'line' },
  ];
  return {
    top,
    bands: needsEnds ? ends : bands,
    marks: operation === undefined ? [] : exampleScores(context.facts, operation, context.page),
    ...(given === undefined ? { note: bandsNote(context, note, bands.length > 0) } : { title: verdict }),
  };
};

export const scoreScaleText = asText(scoreScaleProps, ({ bands, marks, title, note }) => [
  ...(title === undefined ? [] : [paragraph({ text: title })]),
  ...bands.map(({ range, verdict }) => item({ text: `${range}: ${verdict}` })),
  ...marks.map(({ value, summary }) => item({ text: `${value}: ${summary}` })),
  ...(note === undefined ? [] : [paragraph({ text: note })]),
]);

/** Returns the figure of a response. Responses of operations without a metric page can have a score of which nobody knows the scale. */
export function scoreOfResponse(
  context: PageContext,
  operation: Operation,
  example: NamedExample,
): ResponseFigureProps {
  const { siteDir, page } = context;
  const direction = directionOf(context);
  const isMetric = (direction ?? metricDirection(siteDir, versionOfFile(page), operation)) !== undefined;
  const request = operation.requestExamples.find(({ key }) => key === example.key);
  if (!isMetric || !request) return {};
  const { verdict, top } = direction ? SCORE_SCALES[direction] : {};
  const overall = verdict === undefined || top === undefined ? undefined : { title: `Score. ${verdict}`, top };
  const view = responseView(request.value, example.value, overall);
  return view ? { view } : {};
}

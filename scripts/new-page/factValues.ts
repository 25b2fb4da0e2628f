import { findSuccession } from '@api-docs/openapi-facts/differences/findSuccession';
import { findOperation, operationRef } from '@api-docs/openapi-facts/findOperation';
import type { Operation } from '@api-docs/openapi-facts/types';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../site/plugins/api/facts/apiFiles';
import { isCurrentMetric } from '../../site/plugins/api/facts/combineMetrics';
import { SCORE_SCALES } from '../../site/plugins/api/props/scoreScales';
import { DIRECTIONS } from '../../site/scoreDirections';
import { projectDir } from '../lib/run';
import { oneOf } from './oneOf';

function linkTo({ name, slug }: Operation): string {
  return `[${name.replaceAll('_', ' ')}](/docs/api${slug})`;
}

function scaleOf(answer: string | undefined): Record<string, string> {
  const direction = oneOf('direction', answer, DIRECTIONS);
  if (!SCORE_SCALES[direction].bands) return { direction, result: 'result' };
  // A scale without a good end needs labels for its ends.
  const ends = direction === 'target' ? ' low="little of it" high="much of it"' : '';
  return { direction, result: 'score', scale: `<ScoreScale${ends} />` };
}

/**
 * Returns the values that a template takes from the OpenAPI file and the direction of the score. Throws if the
 * operation or the direction does not exist, or the operation is of the other API.
 */
export function factValues(
  kind: string,
  { operation: answer = '', direction }: Record<string, string | undefined>,
): Record<string, string> {
  const files = openApiFiles(projectDir, brand);
  const facts = files.facts(API_FILE);
  const isLegacy = kind === 'v3-metric';
  const operations = facts.operations.filter((one) => (isLegacy ? one.deprecated : isCurrentMetric(one)));
  const found = findOperation({ ...facts, operations }, answer, '--operation');
  const hasOwnName = facts.operations.filter(({ name, deprecated }) => name === found.name && !deprecated).length === 1;
  const operation = hasOwnName && !found.deprecated ? found.name : operationRef(facts, found);
  const legacy = { operation: found.path };
  const { successor } = isLegacy ? findSuccession(facts, files.successors(), legacy, '--operation') : {};
  return {
    operation,
    link: linkTo(found),
    reply:
      found.replyExamples.length > 0
        ? `<ApiReply operation="${operation}" />\n\n<ApiFields operation="${operation}" part="reply" />`
        : `The reply isn't documented. The reference of ${linkTo(found)} lists the statuses.`,
    ...(successor ? { successor: linkTo(successor) } : {}),
    ...(kind === 'shield' ? {} : scaleOf(direction)),
  };
}

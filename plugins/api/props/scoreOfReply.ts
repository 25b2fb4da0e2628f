import type { NamedExample, Operation } from '@api-docs/openapi-facts/types';
import type { PageContext } from '@api-docs/openapi-reference/props/pageContext';

import { docsFolderOf } from './docsFolderOf';
import { metricDirection } from './metricPage';
import { replyView } from './replyView';
import { directionOf } from './scoreProps';
import { SCORE_SCALES } from './scoreScales';
import type { ReplyFigureProps } from './types';

/** Converts `Higher is better.` to `higher is better`, for use in parentheses. */
function asPhrase(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`;
}

/** Returns the figure of a reply. Replies of operations without a metric page can have a score of which nobody knows the scale. */
export function scoreOfReply(context: PageContext, operation: Operation, example: NamedExample): ReplyFigureProps {
  const direction = directionOf(context);
  const isMetric = (direction ?? metricDirection(docsFolderOf(context), operation)) !== undefined;
  const { verdict, phrase = verdict && asPhrase(verdict), top } = direction ? SCORE_SCALES[direction] : {};
  const request = operation.requestExamples.find(({ key }) => key === example.key);
  const view = isMetric && request ? replyView(request.value, example.value) : undefined;
  return {
    ...(view ? { view } : {}),
    ...(phrase !== undefined && top !== undefined ? { scale: { phrase, top } } : {}),
  };
}

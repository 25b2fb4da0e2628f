import { apiSampleProps } from '../../api/props/exampleProps';
import { findExample, findOperation } from '../../api/facts/findOperation';
import { markdownToHtml } from '../../api/facts/markdownToHtml';
import { replyScore } from '../../api/props/replyView';
import { scoreScaleProps } from '../../api/props/scoreProps';
import { SCORE_SCALES } from '../../api/props/scoreScales';
import type { PageContext } from '../../api/props/pageContext';
import type { Operation } from '../../api/facts/types';
import { buildError } from '../../lib/buildError';
import { FIRST_CALL } from './outline';
import type { HomeFacts, Reading, StatusSummary } from './props';

/** Examples: `Unauthorized: "Please provide a key". Check it.`, `Internal Server Error: a server failure. Repeat it.` */
const STATUS = /^(?<name>[^.:]+)[.:]\s+(?:"(?<message>[^"]+)"|(?<sentence>[^.]+\.))/;

/**
 * Parses the description of a status code: its name, then the documented message or the first sentence.
 *
 * @throws if the description has another form
 */
export function summarizeStatus({ code, description }: Operation['statuses'][number], page: string): StatusSummary {
  const { name, message, sentence } = STATUS.exec(description)?.groups ?? {};
  const meaning = message === undefined ? sentence : `"${message}"`;
  if (name !== undefined && meaning !== undefined) {
    return { code, name, meaning: markdownToHtml(meaning.charAt(0).toUpperCase() + meaning.slice(1)) };
  }
  throw buildError({
    file: page,
    problem: `the description of status ${code} cannot be summarized`,
    expected: 'a description such as `Unauthorized: "The message". What to do.`',
    found: description,
    remedy: 'rewrite the description in the OpenAPI file in this form',
  });
}

function readingOf(context: PageContext, operation: Operation): Reading {
  const { page } = context;
  const owner = `${operation.path} in ${context.facts.file}`;
  const request = findExample(operation.requestExamples, FIRST_CALL.example, page, owner).value;
  const reply = findExample(operation.replyExamples, FIRST_CALL.example, page, `the reply of ${owner}`).value;
  const text = request !== null && typeof request === 'object' && 'text' in request ? request.text : undefined;
  const score = replyScore(reply);
  if (typeof text !== 'string' || score === undefined || context.direction === undefined) {
    throw buildError({
      file: page,
      problem: 'the score of the first call cannot be shown on a scale',
      expected: 'an operation with a metric page, whose request has `text` and whose reply has `data.score`',
      found: `${operation.path}, example ${FIRST_CALL.example}`,
      remedy: 'choose another operation or example in FIRST_CALL',
    });
  }
  const { top, bands, note } = scoreScaleProps(context, {});
  return { metric: operation.summary, text, score, top, verdict: SCORE_SCALES[context.direction].verdict, bands, note };
}

/**
 * Returns the first call of the home page: its code sample, its score and its status codes.
 *
 * @param context of the home page, with the direction of the operation's metric
 */
export function firstCall(context: PageContext): Pick<HomeFacts, 'sample' | 'reading' | 'statuses'> {
  const operation = findOperation(context.facts, FIRST_CALL.operation, context.page);
  return {
    sample: apiSampleProps(context, { ...FIRST_CALL }),
    reading: readingOf(context, operation),
    statuses: operation.statuses.map((status) => summarizeStatus(status, context.page)),
  };
}

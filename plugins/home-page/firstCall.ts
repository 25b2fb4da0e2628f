import { apiSample } from '../api-facts/exampleSteps';
import { findExample, findOperation } from '../api-facts/findOperation';
import { toHtml } from '../api-facts/printing';
import { replyScore } from '../api-facts/replyView';
import { scoreScale } from '../api-facts/scoreSteps';
import { SCORE_SCALES } from '../api-facts/scoreScales';
import type { PageContext } from '../api-facts/step';
import type { Operation } from '../api-facts/types';
import { teachingError } from '../teachingError';
import type { HomeFacts, Reading, Status } from './facts';
import { FIRST_CALL } from './outline';

/** Examples: `Unauthorized. 'Please provide a key': check it.`, `Internal Server Error: a server failure. Repeat it.` */
const STATUS = /^(?<name>[^.:]+)[.:]\s+(?:'(?<message>[^']+)'|(?<sentence>[^.]+\.))/;

/**
 * Takes the description of a status apart: its name, then the documented message or the sentence that follows.
 *
 * @throws when the description has another form
 */
export function statusAtAGlance({ code, description }: Operation['statuses'][number], page: string): Status {
  const { name, message, sentence } = STATUS.exec(description)?.groups ?? {};
  const meaning = message === undefined ? sentence : `"${message}"`;
  if (name !== undefined && meaning !== undefined) {
    return { code, name, meaning: toHtml(meaning.charAt(0).toUpperCase() + meaning.slice(1)) };
  }
  throw teachingError({
    file: page,
    problem: `the status ${code} cannot be shown at a glance`,
    expected: "a description such as `Unauthorized. 'The message': what to do.`",
    found: description,
    remedy: 'bring the description in the OpenAPI file into that form',
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
    throw teachingError({
      file: page,
      problem: 'the first call cannot be read on a scale',
      expected: 'an operation of a metric page whose request has `text` and whose reply has `data.score`',
      found: `${operation.path}, example ${FIRST_CALL.example}`,
      remedy: 'choose another operation or example',
    });
  }
  const { top, bands, note } = scoreScale(context, {});
  return { metric: operation.summary, text, score, top, verdict: SCORE_SCALES[context.direction].verdict, bands, note };
}

/**
 * Reads the first call of the home page: its sample, what its reply means, and the statuses it can end with.
 *
 * @param context of the home page, with the direction of the operation's metric
 */
export function firstCall(context: PageContext): Pick<HomeFacts, 'sample' | 'reading' | 'statuses'> {
  const operation = findOperation(context.facts, FIRST_CALL.operation, context.page);
  return {
    sample: apiSample(context, { ...FIRST_CALL }),
    reading: readingOf(context, operation),
    statuses: operation.statuses.map((status) => statusAtAGlance(status, context.page)),
  };
}

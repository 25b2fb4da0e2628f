import { fieldRows } from '../../../plugins/api-facts/readFields';
import { SCORE_SCALES } from '../../../plugins/api-facts/scoreScales';
import type { Operation } from '../../../plugins/api-facts/types';
import type { Direction } from '../../../plugins/front-matter/schemas';
import type { OperationDraft } from '../draft';
import { named } from './named';
import { hint, pageText } from './pageText';

function reply(operation: Operation): string[] {
  const name = named(operation);
  const reference = `[reference](/docs/api${operation.path})`;
  const example =
    operation.replyExamples.length > 0
      ? `<ApiReply operation="${name}" />`
      : `No reply body is published. The ${reference} lists the statuses.`;
  const isPublished = fieldRows(operation.reply, '').some(({ path }) => path.startsWith('data.'));
  return [example, ...(isPublished ? [`<ApiFields operation="${name}" part="reply" />`] : [])];
}

/** A scale without a good end says what its two ends mean; bands of the others say it themselves. */
function scale(direction: Direction | undefined): string[] {
  if (direction === undefined || SCORE_SCALES[direction].bands === undefined) return [];
  if (direction !== 'target') return ['<ScoreScale />'];
  return [
    hint('Say in one or two words what the ends of the scale mean.'),
    '<ScoreScale low="little of it" high="much of it" />',
  ];
}

/** Sections of a metric page in the order that all of them have. */
export function metric({ title, description, position, direction, operation }: OperationDraft): string {
  const name = named(operation);
  const drawn = scale(direction);
  return pageText({ title, description, sidebar_position: position, direction }, [
    `${title} is a call that you can build into a check of your own. On this page you send it, read the reply, and decide what the result means for you.`,
    '<ScoreDirection />',
    '## When to use it',
    hint('Name two or three moments at which the result changes what a program or a person does next.'),
    `Use ${title} where a wrong text would cost you something: before it is shown, stored or passed on.`,
    '## Request',
    `<ApiFields operation="${name}" part="request" />`,
    '## Example call',
    `<ApiSample operation="${name}" />`,
    '## Reply',
    ...reply(operation),
    drawn.length > 0 ? '## Reading the score' : '## Reading the result',
    ...drawn,
    hint('Say what the result rises and falls with, and what it cannot see.'),
    'Before a program acts on the result, [choose thresholds on your own data](./index.mdx#choose-thresholds-on-your-own-data).',
    '## A good and a bad input',
    hint('Show one text of each kind, the result of each, and the reason for the difference.'),
    'Score one text that you would accept and one that you would refuse, and keep both as the first two cases of a test.',
    '## Pitfalls',
    hint('One line for each way to be misled by the result.'),
    '- A limit that fits one kind of text rarely fits another.',
    '## Related',
    `- [Metrics overview](./index.mdx) compares all metrics.\n- [Reference: ${operation.name}](/docs/api${operation.path}) lists every field and status.`,
  ]);
}

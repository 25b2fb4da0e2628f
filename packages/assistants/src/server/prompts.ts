import type { SampleLanguage } from '@api-docs/openapi-facts/samples/sampleLanguages';

import { urlOf, type Docs } from './docs';
import { findOperation } from './names';
import { referenceOperations, sample } from './tools/sample';

const ASK_FIRST =
  'Answer from this server only. `{"published": false}` means that something is not documented: say so and do not guess.';

/** Returns the text of the prompt for a first call; throws if there is no such operation. */
export function firstCallPrompt(
  docs: Docs,
  { language = 'python', operation }: { language?: SampleLanguage; operation?: string },
): string {
  const { product, firstCall: first } = docs.site();
  const named = operation ?? first.operation;
  const { statuses, address } = findOperation(referenceOperations(docs), named);
  const list = Object.entries(statuses)
    .map(([code, meaning]) => `- ${code}: ${meaning}`)
    .join('\n');
  return [
    `Help me to make my first call to the API of ${product}. Start with this program. It reads the key from the environment variable \`API_KEY\`; never write the key into code.`,
    sample(docs, { operation: named, language, example: operation === undefined ? first.example : undefined }).text,
    `Statuses that are documented:\n\n${list}`,
    `Read ${urlOf(docs, address)} with the tool \`read\` before you change the body, and test each body with the tool \`check\`. ${ASK_FIRST}`,
  ].join('\n\n');
}

/** Returns the text of the prompt for the move from the legacy API to the current one; throws if there is no such operation. */
export function movePrompt(docs: Docs, { operation }: { operation?: string }): string {
  const legacy = referenceOperations(docs).filter(({ deprecated }) => deprecated);
  const chosen = operation === undefined ? legacy : [findOperation(legacy, operation)];
  const moves = chosen.map(({ path, successor }) => {
    if (!successor) return `- \`${path}\`: no successor is documented`;
    const { path: to, fields, note } = successor;
    const notes = [...fields, ...(note ? [note] : [])].map((line) => `  - ${line}`);
    return [`- \`${path}\` → \`${to}\``, ...notes].join('\n');
  });
  return [
    'Help me to move my code from the legacy API to the current one. For each call, change the path, map the fields as below, and read the result from `data`. Compare old and new scores of the same texts before you keep a cutoff. Fields that are not named keep their names. Translate bodies and cURL commands with the tool `translate`.',
    moves.join('\n'),
    `Test each new body with the tool \`check\`, and look up fields with the tool \`fact\`. ${ASK_FIRST}`,
  ].join('\n\n');
}

import { completable, type GetPromptResult, type McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';

import { REFERENCE_LANGUAGES, type SampleLanguage } from '@api-docs/openapi-facts';

import type { Docs, SiteData } from './data';
import { MAX_NAME } from './inputs';
import { askedOperation } from './askedOperation';
import { answerOrRefuse } from './inputError';
import { referenceOperations, sample } from './tools/sample';

const ASK_FIRST =
  'Answer from this server only. `{"published": false}` means that something is not documented: say so and do not guess.';

function firstCall(
  docs: Docs,
  first: NonNullable<SiteData['firstCall']>,
  language: SampleLanguage = 'python',
  operation?: string,
): string {
  const { product } = docs.site();
  const named = operation ?? first.operation;
  const { statuses, address } = askedOperation(referenceOperations(docs), named);
  const list = Object.entries(statuses)
    .map(([code, meaning]) => `- ${code}: ${meaning}`)
    .join('\n');
  return [
    `Help me to make my first call to the API of ${product}. Start with this program. Read the key from an environment variable, such as \`API_KEY\`; never write it into code.`,
    sample(docs, { operation: named, language, example: operation === undefined ? first.example : undefined }).text,
    `Statuses that are documented:\n\n${list}`,
    `Read ${docs.urlOf(address)} with the tool \`read\` before you change the body, and test each body with the tool \`check\`. ${ASK_FIRST}`,
  ].join('\n\n');
}

function moveToCurrentApi(docs: Docs, operation?: string): string {
  const legacy = referenceOperations(docs).filter(({ deprecated }) => deprecated);
  const chosen = operation === undefined ? legacy : [askedOperation(legacy, operation)];
  const migrations = chosen.map(({ path, successor }) => {
    if (!successor) return `- \`${path}\`: no successor is documented`;
    const { path: to, fields, note } = successor;
    const notes = [...fields, ...(note ? [note] : [])].map((line) => `  - ${line}`);
    return [`- \`${path}\` → \`${to}\``, ...notes].join('\n');
  });
  return [
    'Help me to move my code from the legacy API to the current one. For each call, change the path, map the fields as below, and read the result from `data`. Compare old and new scores of the same texts before you keep a cutoff. Fields that are not named keep their names. Translate bodies and cURL commands with the tool `translate`.',
    migrations.join('\n'),
    `Test each new body with the tool \`check\`, and look up fields with the tool \`fact\`. ${ASK_FIRST}`,
  ].join('\n\n');
}

function toPrompt(write: () => string): GetPromptResult {
  const text = answerOrRefuse(undefined, write);
  return { messages: [{ role: 'user', content: { type: 'text', text } }] };
}

/** Adds the prompts for a first call, and for the migration from a legacy API if there is one. Without operations there are none. */
export function addPrompts(server: McpServer, docs: Docs): void {
  const { firstCall: first, hasMigrations } = docs.site();
  if (!first) return;
  const operation = (isLegacy: boolean) =>
    completable(z.string().max(MAX_NAME), (typed) =>
      // Read at the first completion, because the facts of the API are large.
      referenceOperations(docs)
        .filter(({ path, deprecated }) => deprecated === isLegacy && path.includes(typed.toLowerCase()))
        .map(({ path }) => path),
    ).optional();
  const language = completable(z.enum(REFERENCE_LANGUAGES), (typed) =>
    REFERENCE_LANGUAGES.filter((name) => name.startsWith(typed)),
  ).optional();
  server.registerPrompt(
    'first_call',
    {
      title: 'Make the first call',
      description: 'A first call of the API as a program',
      argsSchema: z.object({
        language: language.describe('Language of the program'),
        operation: operation(false).describe(`For example \`${first.operation}\``),
      }),
    },
    (given) => toPrompt(() => firstCall(docs, first, given.language, given.operation)),
  );
  if (!hasMigrations) return;
  server.registerPrompt(
    'move_to_current_api',
    {
      title: 'Move to the current API',
      description: 'Maps legacy calls and their fields to the current API',
      argsSchema: z.object({ operation: operation(true).describe('A legacy operation. All of them by default') }),
    },
    (given) => toPrompt(() => moveToCurrentApi(docs, given.operation)),
  );
}

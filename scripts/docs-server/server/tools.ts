import * as z from 'zod';

import type { Docs } from './docs';
import { check } from './tools/check';
import { differences } from './tools/differences';
import { fact } from './tools/fact';
import { read } from './tools/read';
import { sample } from './tools/sample';
import { search } from './tools/search';
import { translateCall } from './tools/translate';

/** A tool with its input and the function that answers. An object is sent as JSON. */
interface Tool<Input extends z.ZodType = z.ZodType> {
  title: string;
  description: string;
  input: Input;
  answer(docs: Docs, input: z.infer<Input>): string | object | Promise<string | object>;
}

/** Lets the compiler infer the type of the input. */
const tool = <Input extends z.ZodType>(one: Tool<Input>): Tool => one as unknown as Tool;

const version = z
  .string()
  .optional()
  .describe('Docs version, for example `v3.3.0` or `next`. The latest one by default.');
const operation = z.string().describe('Path of an operation, or the last part of it, for example `faithfulness`.');

/** All tools of the server, by name. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  search: tool({
    title: 'Search the docs',
    description:
      'Searches pages, sections and API fields. Start here if you do not know the page. Returns titles and addresses for `read`.',
    input: z.strictObject({
      query: z.string().describe('Words, identifiers or an error message. Misspelled words are corrected.'),
      version,
      limit: z.number().optional().describe('Number of hits, 10 by default.'),
    }),
    answer: search,
  }),
  read: tool({
    title: 'Read a page',
    description: 'Returns a page as Markdown, or one section of it.',
    input: z.strictObject({
      page: z.string().describe('Address as `search` returns it, URL or title, for example `/docs/intro/`.'),
      section: z.string().optional().describe('Heading or anchor. Leave it out for the whole page.'),
    }),
    answer: read,
  }),
  fact: tool({
    title: 'Look up an API fact',
    description:
      'Returns type, requirement, default, limits and description of a field, or the fields and statuses of an operation. `{"published": false}` means that it is not documented: do not guess.',
    input: z.strictObject({
      operation,
      field: z
        .string()
        .optional()
        .describe('Dotted path, for example `context[].chunk_text`. Leave it out for the operation.'),
      version,
    }),
    answer: fact,
  }),
  sample: tool({
    title: 'Get a code sample',
    description: 'Returns a call of an operation as a whole program.',
    input: z.strictObject({
      operation,
      language: z.string().describe('curl, python, typescript, go or java.'),
      example: z
        .string()
        .optional()
        .describe('Name of an example. The first one by default; the answer lists the others.'),
    }),
    answer: sample,
  }),
  check: tool({
    title: 'Check a request body',
    description: 'Validates a request body by the schema of an operation. Nothing is sent to the API.',
    input: z.strictObject({ operation, body: z.unknown().describe('The request body, a JSON object.') }),
    answer: (docs, { operation: of, body }) => check(docs, { operation: of, body }),
  }),
  translate: tool({
    title: 'Translate a legacy call',
    description:
      'Turns the body or the cURL command of a legacy call into the call of the current API, with the reason of each change. Nothing is sent to the API. Ask the user about each entry of `questions`.',
    input: z.strictObject({
      input: z.unknown().describe('The legacy body, a JSON object, or a cURL command as text.'),
      operation: operation
        .optional()
        .describe('Legacy operation, for example `/safety/v3/pii`. By default the one that the input fits.'),
      answers: z
        .record(z.string(), z.unknown())
        .optional()
        .describe('Values for `questions` of an earlier answer, by `at`.'),
      language: z.string().optional().describe('Language of the sample: curl, python, typescript, go or java.'),
    }),
    answer: translateCall,
  }),
  differences: tool({
    title: 'Compare docs versions',
    description: 'Returns what changed between two docs versions: of a page, of an operation, or an overview.',
    input: z.strictObject({
      from: z.string().describe('The older docs version, for example `v3.3.0`.'),
      to: z.string().describe('The newer docs version, for example `v3.4.0` or `next`.'),
      page: z.string().optional().describe('Page to compare.'),
      operation: z.string().optional().describe('Operation to compare.'),
    }),
    answer: differences,
  }),
};

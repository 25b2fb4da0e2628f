import * as z from 'zod';

import { REFERENCE_LANGUAGES } from '../../../shared/samples/sampleLanguages';
import type { SiteData } from './data';
import type { Docs } from './docs';
import { check } from './tools/check';
import { differences } from './tools/differences';
import { fact } from './tools/fact';
import { read } from './tools/read';
import { sample } from './tools/sample';
import { MAX_HITS, search } from './tools/search';
import { translateCall } from './tools/translate';

/** Longest name, path, address or query, in characters. */
const MAX_NAME = 300;

/** What a tool answers: data, and the same as text for the assistant to read. Without `text`, it reads the data as JSON. */
export interface Answer {
  data: object;
  text?: string;
}

/** A tool with the schemas of its input and of the data it answers with. */
interface Tool<Input extends z.ZodType = z.ZodType> {
  title: string;
  description: string;
  input: Input;
  output: z.ZodType;
  answer(docs: Docs, input: z.infer<Input>): Answer | Promise<Answer>;
}

/** Lets the compiler infer the type of the input. */
const tool = <Input extends z.ZodType>(one: Tool<Input>): Tool => one as unknown as Tool;

const name = (description: string) => z.string().max(MAX_NAME).describe(description);
const operation = name('Path of an operation, or the last part of it, for example `faithfulness`.');
const part = z.int().min(1).max(999).optional().describe('Part of a long text. The first one by default.');
const json = z.union([
  z.record(z.string(), z.unknown()),
  z.array(z.unknown()),
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
]);

const address = z.string().describe('URL of the page that says so.');
const text = { text: z.string().describe('Markdown'), part: z.int(), parts: z.int() };
const unpublished = z.strictObject({ published: z.literal(false), see: z.string().optional() });
const notes = z.array(z.strictObject({ at: z.string(), text: z.string() }));
const fields = z.union([z.array(z.string()), unpublished]);
const fieldFact = z.strictObject({
  part: z.string(),
  field: z.string(),
  type: z.string(),
  requirement: z.union([z.string(), unpublished]),
  default: z.unknown().optional(),
  limits: z.union([z.array(z.string()), unpublished]).optional(),
  fields: unpublished.optional(),
  description: z.union([z.string(), unpublished]),
  deprecated: z.boolean().optional(),
  address,
});

/** Returns all tools of the server by name. An enum has the versions of the docs and the languages of the samples. */
export function toolsOf({ versions, latest }: SiteData): Readonly<Record<string, Tool>> {
  const anyVersion = z.enum(versions.map((one) => one.name));
  const version = anyVersion.optional().describe(`Docs version. ${latest} by default, the latest one.`);
  const language = z.enum(REFERENCE_LANGUAGES).describe('Language of the sample.');
  return {
    search: tool({
      title: 'Search the docs',
      description:
        'Searches pages, sections and API fields. Start here if you do not know the page, also with an error message. Returns titles, passages and addresses for `read`: about 50 tokens a hit.',
      input: z.strictObject({
        query: z
          .string()
          .max(4000)
          .regex(/\S/, 'Write the words to search for.')
          .describe('Words, identifiers or an error message. Misspelled words are corrected.'),
        version,
        limit: z.int().min(1).max(MAX_HITS).default(10).describe('Number of hits.'),
      }),
      output: z.strictObject({
        version: z.string(),
        total: z.int(),
        notes: z.array(z.string()).describe('Corrected words, and words that no page has.'),
        hits: z.array(z.strictObject({ title: z.string(), address: z.string(), passage: z.string().optional() })),
      }),
      answer: search,
    }),
    read: tool({
      title: 'Read a page',
      description:
        'Returns a page as Markdown, or one section of it. A page has 2,000 tokens on average, a section 300: name the section if a hit of `search` does.',
      input: z.strictObject({
        page: name('Address as `search` returns it, URL or title, for example `/docs/intro/`.'),
        section: name('Heading or anchor. Leave it out for the whole page.').optional(),
        part,
      }),
      output: z.strictObject({ address, ...text }),
      answer: read,
    }),
    fact: tool({
      title: 'Look up an API fact',
      description:
        'Returns type, requirement, default, limits and description of a field (150 tokens), or the fields and statuses of an operation (600 tokens). Use it rather than `read` for a question about one field. `{"published": false}` means that it is not documented: do not guess.',
      input: z.strictObject({
        operation,
        field: name('Dotted path, for example `context[].chunk_text`. Leave it out for the operation.').optional(),
        version,
      }),
      output: z.strictObject({
        published: z.boolean(),
        operation: z.string(),
        version: z.string(),
        others: z.array(z.string()).optional().describe('Further operations of the same name.'),
        facts: z.array(fieldFact).optional(),
        method: z.string().optional(),
        url: z.string().optional(),
        summary: z.string().optional(),
        description: z.string().optional(),
        deprecated: z.string().optional(),
        successor: z
          .union([
            z.strictObject({ path: z.string(), fields: z.array(z.string()), note: z.string().optional() }),
            unpublished,
          ])
          .optional(),
        request: fields.optional(),
        conditions: z.array(z.string()).optional(),
        reply: fields.optional(),
        statuses: z.record(z.string(), z.string()).optional(),
        address: address.optional(),
        field: z.string().optional(),
        see: z.string().optional(),
        fields: z.array(z.string()).optional(),
      }),
      answer: fact,
    }),
    sample: tool({
      title: 'Get a code sample',
      description: 'Returns a call of an operation as a whole program: about 400 tokens.',
      input: z.strictObject({
        operation,
        language,
        example: name('Name of an example. The first one by default; the answer lists the others.').optional(),
      }),
      output: z.strictObject({
        operation: z.string(),
        example: z.string(),
        code: z.string(),
        others: z.array(z.strictObject({ example: z.string(), summary: z.string() })),
        address,
      }),
      answer: sample,
    }),
    check: tool({
      title: 'Check a request body',
      description:
        'Validates a request body by the schema of an operation, before you send it. Nothing is sent to the API. `problems` break the schema; `hints` do not.',
      input: z.strictObject({
        operation,
        body: json.describe(
          'The request body: JSON, or the text of it. For an operation with parameters also all parts, such as `{"query": {}, "body": {}}`.',
        ),
      }),
      output: z.strictObject({
        valid: z.boolean(),
        operation: z.string(),
        problems: notes,
        hints: notes,
        address,
      }),
      answer: check,
    }),
    translate: tool({
      title: 'Translate a legacy call',
      description:
        'Turns the body or the cURL command of a legacy call into the call of the current API, with the reason of each change. Nothing is sent to the API. Ask the user about each entry of `questions`.',
      input: z.strictObject({
        input: json.describe('The legacy body, a JSON object, or a cURL command as text.'),
        operation: operation
          .optional()
          .describe('Legacy operation, for example `/safety/v3/pii`. By default the one that the input fits.'),
        answers: z
          .record(z.string(), z.unknown())
          .optional()
          .describe('Values for `questions` of an earlier answer, by `at`.'),
        language: language.default('curl'),
      }),
      output: z.strictObject({
        from: z.string(),
        to: z.string().nullable(),
        remark: z.string().optional(),
        note: z.string().optional(),
        leftOut: z.array(z.string()).optional(),
        reason: z.string().optional(),
        complete: z.boolean().optional(),
        body: z.unknown().optional(),
        changes: z.array(z.looseObject({ kind: z.string() })).optional(),
        questions: z
          .array(z.strictObject({ at: z.string(), type: z.string(), reason: z.string() }))
          .optional()
          .describe('What the legacy call does not say. Ask the user.'),
        problems: notes.optional(),
        sample: z.string().optional(),
        address: address.optional(),
      }),
      answer: translateCall,
    }),
    differences: tool({
      title: 'Compare docs versions',
      description:
        'Returns what changed between two docs versions: of a page, of an operation (100 tokens), or an overview (4,000 tokens).',
      input: z.strictObject({
        from: anyVersion.describe('The older docs version.'),
        to: anyVersion.describe('The newer docs version.'),
        page: name('Page to compare.').optional(),
        operation: name('Operation to compare.').optional(),
        part,
      }),
      output: z.strictObject({ from: z.string(), to: z.string(), ...text }),
      answer: differences,
    }),
  };
}

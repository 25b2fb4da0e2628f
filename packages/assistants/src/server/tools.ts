import * as z from 'zod';

import { REFERENCE_LANGUAGES } from '@api-docs/openapi-facts';

import type { Docs, SiteData } from './data';
import { OUTPUTS } from './outputs';
import { check } from './tools/check';
import { differences } from './tools/differences';
import { fact } from './tools/fact';
import { read } from './tools/read';
import { sample } from './tools/sample';
import { translateCall } from './tools/translate';

/** Longest name, path, address or query, in characters. */
export const MAX_NAME = 300;

/** What a tool answers: data, and the same as text for the assistant to read. Without `text`, it reads the data as JSON. */
export interface Answer {
  data: object;
  text?: string;
}

/** A tool. Given its name, its input is the one that its schema has validated. */
interface Tool<Input = unknown> {
  title: string;
  description: string;
  answer(docs: Docs, input: Input): Answer | Promise<Answer>;
}

const name = (description: string) => z.string().max(MAX_NAME).describe(description);
const part = z.int().min(1).max(999).optional().describe('Part of a long text. The first one by default.');
const json = z.union([
  z.record(z.string(), z.unknown()),
  z.array(z.unknown()),
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
]);

/** Returns the schemas of what the tools take. They name the versions of the docs and the languages of the samples. */
function inputsOf({ versions, latest, firstCall }: SiteData) {
  const operation = name(`Path of an operation, or the last part of it, for example \`${firstCall.operation}\`.`);
  const anyVersion = z.enum(versions.map((one) => one.name));
  const version = anyVersion.optional().describe(`Docs version. ${latest} by default, the latest one.`);
  const language = z.enum(REFERENCE_LANGUAGES).describe('Language of the sample.');
  return {
    search: z.strictObject({
      query: z
        .string()
        .max(4000)
        .regex(/\S/, 'Write the words to search for.')
        .describe('Words, identifiers or an error message. Misspelled words are corrected.'),
      version,
      limit: z.int().min(1).max(50).default(10).describe('Number of hits.'),
    }),
    read: z.strictObject({
      page: name('Address as `search` returns it, URL or title, for example `/docs/intro/`.'),
      section: name('Heading or anchor. Leave it out for the whole page.').optional(),
      part,
    }),
    fact: z.strictObject({
      operation,
      field: name('Dotted path, for example `context[].chunk_text`. Leave it out for the operation.').optional(),
      version,
    }),
    sample: z.strictObject({
      operation,
      language,
      example: name('Name of an example. The first one by default; the answer lists the others.').optional(),
    }),
    check: z.strictObject({
      operation,
      body: json.describe(
        'The request body: JSON, or the text of it. For an operation with parameters also all parts, such as `{"query": {}, "body": {}}`.',
      ),
    }),
    translate: z.strictObject({
      input: json.describe('The legacy body, a JSON object, or a cURL command as text.'),
      operation: operation.optional().describe('Legacy operation. By default the one that the input fits.'),
      answers: z
        .record(z.string(), z.unknown())
        .optional()
        .describe('Values for `questions` of an earlier answer, by `at`.'),
      language: language.default('curl'),
    }),
    differences: z.strictObject({
      from: anyVersion.describe('The older docs version.'),
      to: anyVersion.describe('The newer docs version.'),
      page: name('Page to compare.').optional(),
      operation: name('Operation to compare.').optional(),
      part,
    }),
  };
}

type Inputs = ReturnType<typeof inputsOf>;

/** The input of a tool, after its validation. */
export type Question<Name extends keyof Inputs> = z.infer<Inputs[Name]>;

/**
 * Searches a docs version, the reference and the blog with the engine of the site, so the ranking is that of the search page.
 *
 * @returns one hit for each number: titles from the outermost, the address that `read` takes, and a passage
 */
function search(docs: Docs, { query, version = docs.site().latest, limit }: Question<'search'>): Answer {
  const result = docs.engine(version).search({ query, area: '', limit });
  const { total, corrections, unknown, suggestions, searched } = result;
  const notes = [
    ...(searched === undefined ? [] : [`The query is long. Searched for: ${searched}`]),
    ...corrections.map(({ asked, used }) => `Searched for ${used.join(', ')} instead of ${asked}.`),
    ...(unknown.length > 0 ? [`No page has: ${unknown.join(', ')}.`] : []),
    ...(suggestions.length > 0 ? [`Similar words: ${suggestions.join(', ')}.`] : []),
  ];
  const hits = result.hits.map(({ trail, title, page, anchor, excerpt }) => ({
    title: [...trail, title.text].join(' › '),
    address: `/${page}${anchor && `#${anchor}`}`,
    ...(excerpt.text ? { passage: excerpt.text } : {}),
  }));
  const lines = hits.flatMap(({ title, address, passage }, index) => [
    `${index + 1}. ${title} — ${address}`,
    ...(passage === undefined ? [] : [`   ${passage}`]),
  ]);
  const head = total === 0 ? `No hits in docs ${version}.` : `${hits.length} of ${total} hits in docs ${version}.`;
  return { data: { version, total, notes, hits }, text: [[head, ...notes].join(' '), ...lines].join('\n') };
}

const TOOLS: { [Name in keyof Inputs]: Tool<Question<Name>> } = {
  search: {
    title: 'Search the docs',
    description:
      'Searches pages, sections and API fields. Start here if you do not know the page, also with an error message. Returns titles, passages and addresses for `read`: about 50 tokens a hit.',
    answer: search,
  },
  read: {
    title: 'Read a page',
    description:
      'Returns a page as Markdown, or one section of it. A page has 2,000 tokens on average, a section 300: name the section if a hit of `search` does.',
    answer: read,
  },
  fact: {
    title: 'Look up an API fact',
    description:
      'Returns type, requirement, default, limits and description of a field (150 tokens), or the fields and statuses of an operation (600 tokens). Use it rather than `read` for a question about one field. `{"published": false}` means that it is not documented: do not guess.',
    answer: fact,
  },
  sample: {
    title: 'Get a code sample',
    description: 'Returns a call of an operation as a whole program: about 400 tokens.',
    answer: sample,
  },
  check: {
    title: 'Check a request body',
    description:
      'Validates a request body by the schema of an operation, before you send it. Nothing is sent to the API. `problems` break the schema; `hints` do not.',
    answer: check,
  },
  translate: {
    title: 'Translate a legacy call',
    description:
      'Turns the body or the cURL command of a legacy call into the call of the current API, with the reason of each change. Nothing is sent to the API. Ask the user about each entry of `questions`.',
    answer: translateCall,
  },
  differences: {
    title: 'Compare docs versions',
    description:
      'Returns what changed between two docs versions: of a page, of an operation (100 tokens), or an overview (4,000 tokens).',
    answer: differences,
  },
};

/** Returns the tools for a site, by name, with the schemas of their input and of the data they answer with. */
export function toolsOf(site: SiteData): Record<string, Tool & { input: z.ZodType; output: z.ZodType }> {
  const inputs = inputsOf(site);
  const names = (Object.keys(TOOLS) as (keyof Inputs)[]).filter((name) => name !== 'translate' || site.hasMoves);
  const toolOf = (name: keyof Inputs) => ({ ...(TOOLS[name] as Tool), input: inputs[name], output: OUTPUTS[name] });
  return Object.fromEntries(names.map((name) => [name, toolOf(name)]));
}

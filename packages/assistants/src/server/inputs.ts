import * as z from 'zod';

import { REFERENCE_LANGUAGES } from '@api-docs/openapi-facts';

import type { SiteData } from './data';

/** Longest name, path, address or query, in characters. */
export const MAX_NAME = 300;

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
export function inputsOf({ versions, latest, firstCall, languages }: SiteData) {
  const example = firstCall ? `, for example \`${firstCall.operation}\`` : '';
  const operation = name(`Path of an operation, or the last part of it${example}.`);
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
      language: z.enum(languages).describe('Language of the sample. Not every operation has all of them.'),
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

export type Inputs = ReturnType<typeof inputsOf>;

/** The input of a tool, after its validation. */
export type Question<Name extends keyof Inputs> = z.infer<Inputs[Name]>;

import type * as z from 'zod';

import type { Answer } from './answer';
import type { Docs, SiteData } from './data';
import { inputsOf, type Inputs, type Question } from './inputs';
import { OUTPUTS } from './outputs';
import { check } from './tools/check';
import { differences } from './tools/differences';
import { fact } from './tools/fact';
import { read } from './tools/read';
import { sample } from './tools/sample';
import { search } from './tools/search';
import { translateCall } from './tools/translate';

/** A tool. Given its name, its input is the one that its schema has validated. */
interface Tool<Input = unknown> {
  title: string;
  description: string;
  answer(docs: Docs, input: Input): Answer | Promise<Answer>;
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

/** Tools that only answer about operations. */
const OF_OPERATIONS: readonly string[] = ['fact', 'sample', 'check'];

/**
 * Returns the tools for a site, by name, with the schemas of their input and of the data they answer with. Those that could answer
 * nothing are left out.
 */
export function toolsOf(site: SiteData): Record<string, Tool & { input: z.ZodType; output: z.ZodType }> {
  const inputs = inputsOf(site);
  const isUseful = (name: string) =>
    name === 'translate' ? site.hasMigrations : site.firstCall !== undefined || !OF_OPERATIONS.includes(name);
  const names = (Object.keys(TOOLS) as (keyof Inputs)[]).filter(isUseful);
  const toolOf = (name: keyof Inputs) => ({ ...(TOOLS[name] as Tool), input: inputs[name], output: OUTPUTS[name] });
  return Object.fromEntries(names.map((name) => [name, toolOf(name)]));
}

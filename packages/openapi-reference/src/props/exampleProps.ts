import { plainCode } from '@api-docs/kit/codeHtml';
import { stringifyJson } from '@api-docs/kit/json';
import { renderSamples } from '@api-docs/openapi-facts/samples/renderSamples';
import {
  PAGE_LANGUAGES,
  REFERENCE_LANGUAGES,
  type SampleLanguage,
} from '@api-docs/openapi-facts/samples/sampleLanguages';
import { buildError } from '@api-docs/kit/buildError';
import { callExamples, callReplies, type CallExample } from '@api-docs/openapi-facts/describeCall';
import { findExample, findOperation } from '@api-docs/openapi-facts/findOperation';
import type { Json, NamedExample, Operation } from '@api-docs/openapi-facts/types';
import type { Block } from '@api-docs/kit/blocks';
import { highlight } from '@api-docs/ui/code/highlight';

import type { ApiFiles } from '../apiFiles';
import {
  asText,
  operationLink,
  type Attributes,
  type FactComponents,
  type PageContext,
  type PropsFunction,
} from './pageContext';
import type { ApiReplyProps, HighlightedCode } from './types';
import { replyShape } from './replyShape';

/** Colors code. */
function highlightCode(code: string, language: string): HighlightedCode {
  return { highlighted: highlight(code, language), language };
}

/** Returns colored code as text. */
function codeBlock({ highlighted }: Pick<HighlightedCode, 'highlighted'>, title: string): Block {
  return { kind: 'code', title, text: plainCode(highlighted) };
}

/** A list of numbers over several lines, as `JSON.stringify` indents it. */
const NUMBERS = /\[\s+((?:-?\d+(?:\.\d+)?,\s+)*-?\d+(?:\.\d+)?)\s+\]/g;

/** Formats JSON with an indent of two spaces, but a list of numbers such as a pair of offsets on one line. */
export function formatJson(value: Json): string {
  return stringifyJson(value, 2).replace(NUMBERS, (_list, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`);
}

export type ApiSampleProps = ReturnType<typeof sampleProps>;

function sampleProps(
  files: ApiFiles,
  found: Operation,
  { key, summary, operation, values }: CallExample,
  languages: readonly SampleLanguage[],
) {
  const { method, path } = found;
  const samples = renderSamples(operation, values, languages);
  return {
    operation: { ...operationLink(files, found), path: method === 'POST' ? path : `${method} ${path}` },
    example: key,
    name: summary,
    // What the call does, for example `Score an open insult`.
    summary: found.requestExamples.find((candidate) => candidate.key === key)?.description ?? summary,
    samples: samples.map(({ id, label, prism, code }) => ({ id, label, ...highlightCode(code, prism) })),
  };
}

export const apiSampleProps: PropsFunction<ApiSampleProps> = (
  { facts, files, page },
  { operation, example, languages },
) => {
  const found = findOperation(facts, operation ?? '', page);
  if (languages !== undefined && languages !== 'all') {
    throw buildError({
      file: page,
      problem: 'unknown value of languages',
      expected: 'languages="all", or no such attribute',
      found: languages,
      remedy: 'remove the attribute',
    });
  }
  const call = findExample(callExamples(found, facts), example, page, `${found.path} in ${facts.file}`);
  return sampleProps(files, found, call, languages === 'all' ? REFERENCE_LANGUAGES : PAGE_LANGUAGES);
};

/** Reads the first of the samples, because all are generated from the same facts. */
const apiSampleText = asText(apiSampleProps, ({ operation, summary, samples: [sample] }) =>
  sample ? [codeBlock(sample, `Call of ${operation.path}: ${summary}`)] : [],
);

/** Computes the props of a reply of an operation. */
function replyProps(context: PageContext, operation: Operation, example: NamedExample): ApiReplyProps {
  const { text, isShape } = replyShape(example.value, operation.reply, formatJson);
  return {
    json: { ...highlightCode(text, 'json'), language: isShape ? 'jsonc' : 'json' },
    isShape: isShape || undefined,
    ...context.files.options.replyProps?.(context, operation, example),
  };
}

export const apiReplyProps: PropsFunction<ApiReplyProps> = (context, { operation, example }) => {
  const { facts, page } = context;
  const found = findOperation(facts, operation ?? '', page);
  const owner = `the reply of ${found.path} in ${facts.file}`;
  return replyProps(context, found, findExample(found.replyExamples, example, page, owner));
};

const apiReplyText = asText(apiReplyProps, ({ json }, { operation }) => [codeBlock(json, `Reply of ${operation}`)]);

export type ApiExplorerProps = ReturnType<typeof apiExplorerProps>;

export const apiExplorerProps = (context: PageContext, { operation }: Attributes) => {
  const { facts, files, page } = context;
  const found = findOperation(facts, operation ?? '', page);
  const calls = callExamples(found, facts);
  const { shown } = callReplies(found);
  return {
    examples: calls.map((call) => {
      const reply = shown.get(call.key);
      const sample = sampleProps(files, found, call, REFERENCE_LANGUAGES);
      return { sample, reply: reply && replyProps(context, found, reply) };
    }),
  };
};

export const EXAMPLE_COMPONENTS: FactComponents = {
  ApiSample: {
    attributes: ['operation', 'example', 'languages'],
    computeProps: apiSampleProps,
    readText: apiSampleText,
  },
  ApiReply: { attributes: ['operation', 'example'], computeProps: apiReplyProps, readText: apiReplyText },
  ApiExplorer: { attributes: ['operation'], computeProps: apiExplorerProps },
};

import { highlight } from '../../../shared/code/highlight';
import { PAGE_LANGUAGES, REFERENCE_LANGUAGES, renderSamples } from '../../../shared/samples/renderSamples';
import type { SampleLanguage } from '../../../shared/samples/templates';
import type { Direction } from '../../content/front-matter/schemas';
import { buildError } from '../../lib/buildError';
import { hasData } from '../facts/describeCall';
import { findExample, findOperation } from '../facts/findOperation';
import { serverUrl } from '../facts/readOperation';
import type { ApiFacts, Json, NamedExample, Operation } from '../facts/types';
import { operationLink } from './operationProps';
import type { PropsFunction } from './pageContext';
import { replyView } from './replyView';
import { SCORE_SCALES } from './scoreScales';
import type { ApiExplorerProps, ApiReplyProps, ApiSampleProps, HighlightedCode } from './types';

function highlightCode(code: string, language: string): HighlightedCode {
  return { highlighted: highlight(code, language), language };
}

/** A list of numbers over several lines, as `JSON.stringify` indents it. */
const NUMBERS = /\[\s+((?:-?\d+(?:\.\d+)?,\s+)*-?\d+(?:\.\d+)?)\s+\]/g;

/** Formats JSON with an indent of two spaces, but a list of numbers such as a pair of offsets on one line. */
function formatJson(value: Json): string {
  return JSON.stringify(value, null, 2).replace(
    NUMBERS,
    (_list, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`,
  );
}

function sampleProps(
  facts: ApiFacts,
  operation: Operation,
  { key, summary, value }: NamedExample,
  languages: readonly SampleLanguage[],
): ApiSampleProps {
  const { path, name, servers } = operation;
  const server = serverUrl(servers[0]) || facts.server;
  const samples = renderSamples(server, { path, name, readsData: hasData(operation) }, value, languages);
  return {
    operation: operationLink(operation),
    example: key,
    summary,
    samples: samples.map(({ id, label, prism, code }) => ({ id, label, ...highlightCode(code, prism) })),
  };
}

export const apiSampleProps: PropsFunction<ApiSampleProps> = ({ facts, page }, { operation, example, languages }) => {
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
  const request = findExample(found.requestExamples, example, page, `${found.path} in ${facts.file}`);
  return sampleProps(facts, found, request, languages === 'all' ? REFERENCE_LANGUAGES : PAGE_LANGUAGES);
};

function replyProps(operation: Operation, { key, value }: NamedExample, direction?: Direction): ApiReplyProps {
  const request = operation.requestExamples.find((candidate) => candidate.key === key);
  const view = request && replyView(request.value, value);
  const { verdict, top } = direction ? SCORE_SCALES[direction] : {};
  return {
    json: highlightCode(formatJson(value), 'json'),
    ...(view ? { view } : {}),
    ...(verdict !== undefined && top !== undefined ? { scale: { verdict, top } } : {}),
  };
}

export const apiReplyProps: PropsFunction<ApiReplyProps> = ({ facts, page, direction }, { operation, example }) => {
  const found = findOperation(facts, operation ?? '', page);
  const owner = `the reply of ${found.path} in ${facts.file}`;
  return replyProps(found, findExample(found.replyExamples, example, page, owner), direction);
};

export const apiExplorerProps: PropsFunction<ApiExplorerProps> = ({ facts, page, direction }, { operation }) => {
  const found = findOperation(facts, operation ?? '', page);
  return {
    examples: found.requestExamples.map((example) => {
      const reply = found.replyExamples.find(({ key }) => key === example.key);
      return {
        sample: sampleProps(facts, found, example, REFERENCE_LANGUAGES),
        ...(reply ? { reply: replyProps(found, reply, direction) } : {}),
      };
    }),
  };
};

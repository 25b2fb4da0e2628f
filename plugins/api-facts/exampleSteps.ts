import { highlight } from '../../shared/code/highlight';
import {
  PAGE_LANGUAGES,
  REFERENCE_LANGUAGES,
  renderSamples,
  type SampleOperation,
} from '../../shared/samples/renderSamples';
import type { SampleLanguage } from '../../shared/samples/templates';
import type { Direction } from '../front-matter/schemas';
import { teachingError } from '../teachingError';
import { findExample, findOperation } from './findOperation';
import { operationLink, printJson } from './printing';
import type { ApiExplorerProps, ApiReplyProps, ApiSampleProps, HighlightedCode } from './props';
import { replyView } from './replyView';
import { SCORE_SCALES } from './scoreScales';
import type { Step } from './step';
import type { ApiFacts, NamedExample, Operation } from './types';

function sampleOperation({ path, name, reply }: Operation): SampleOperation {
  return { path, name, readsData: reply.length > 0 };
}

function highlighted(code: string, language: string): HighlightedCode {
  return { highlighted: highlight(code, language), language };
}

function sampleProps(
  facts: ApiFacts,
  operation: Operation,
  { key, summary, value }: NamedExample,
  languages: readonly SampleLanguage[],
): ApiSampleProps {
  const samples = renderSamples(facts.server, sampleOperation(operation), value, languages);
  return {
    operation: operationLink(operation),
    example: key,
    summary,
    samples: samples.map(({ id, label, prism, code }) => ({ id, label, ...highlighted(code, prism) })),
  };
}

export const apiSample: Step<ApiSampleProps> = ({ facts, page }, { operation, example, languages }) => {
  const found = findOperation(facts, operation ?? '', page);
  if (languages !== undefined && languages !== 'all') {
    throw teachingError({
      file: page,
      problem: 'unknown value of languages',
      expected: 'languages="all", or no such attribute',
      found: languages,
      remedy: 'leave the attribute out on docs pages',
    });
  }
  const wanted = languages === 'all' ? REFERENCE_LANGUAGES : PAGE_LANGUAGES;
  const request = findExample(found.requestExamples, example, page, `${found.path} in ${facts.file}`);
  return sampleProps(facts, found, request, wanted);
};

function replyProps(operation: Operation, { key, value }: NamedExample, direction?: Direction): ApiReplyProps {
  const request = operation.requestExamples.find((candidate) => candidate.key === key);
  const view = request && replyView(request.value, value);
  const { verdict, top } = direction ? SCORE_SCALES[direction] : {};
  return {
    json: highlighted(printJson(value), 'json'),
    ...(view ? { view } : {}),
    ...(verdict !== undefined && top !== undefined ? { scale: { verdict, top } } : {}),
  };
}

export const apiReply: Step<ApiReplyProps> = ({ facts, page, direction }, { operation, example }) => {
  const found = findOperation(facts, operation ?? '', page);
  const owner = `the reply of ${found.path} in ${facts.file}`;
  return replyProps(found, findExample(found.replyExamples, example, page, owner), direction);
};

export const apiExplorer: Step<ApiExplorerProps> = ({ facts, page, direction }, { operation }) => {
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

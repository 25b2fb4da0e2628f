import { buildError } from '@api-docs/kit/node';
import {
  callExamples,
  descriptionText,
  findExample,
  findOperation,
  isPhrase,
  PAGE_LANGUAGES,
  REFERENCE_LANGUAGES,
  renderSamples,
  withWrittenSamples,
} from '@api-docs/openapi-facts';
import { highlight } from '@api-docs/ui/code/highlight';

import type { ApiFiles } from '../apiFiles';
import { asText, type Attributes, type PageContext } from '../factComponent';
import { operationLink } from '../model/operationLink';
import type { ApiSampleProps } from '../model/types';
import { codeText } from './codeText';

/** Returns the samples of a call, in the languages of pages or in all; the first call also has those of the document. */
export const apiSampleProps = (
  { facts, files, page }: PageContext<ApiFiles>,
  attributes: Attributes,
): ApiSampleProps => {
  const { operation, example, languages } = attributes;
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
  const calls = callExamples(found, facts);
  const call = findExample(calls, example, page, `${found.path} in ${facts.file}`);
  const { key, summary, values } = call;
  const { method, path } = found;
  const about = found.requestExamples.find((candidate) => candidate.key === key)?.description;
  // Those of the document belong to no example: they are beside the first one.
  const written = call === calls[0] ? (found.codeSamples ?? []) : [];
  const made = renderSamples(call.operation, values, languages ? REFERENCE_LANGUAGES : PAGE_LANGUAGES);
  const samples = withWrittenSamples(written, made).filter(
    ({ id }) => languages !== undefined || PAGE_LANGUAGES.some((language) => language === id),
  );
  // A sample of the document is not made from the schema.
  const name = written.length > 0 && !call.isNamed ? 'Example' : summary;
  const isOwnPage = /\.api\.mdx\b/.test(page) || undefined;
  const caption = about !== undefined && isPhrase(about) ? descriptionText(about) : undefined;
  // One of several calls has its name on its tab.
  const isNameShown = caption === undefined || (isOwnPage && calls.length === 1);
  return {
    operation: { ...operationLink(files, found), path: method === 'POST' ? path : `${method} ${path}` },
    isOwnPage,
    example: key,
    summary: [...(isNameShown ? [name] : []), ...(caption === undefined ? [] : [caption])].join(': '),
    samples: samples.map(({ code, prism, ...head }) => ({
      ...head,
      highlighted: highlight(code, prism),
      language: prism,
    })),
  };
};

/** Reads the first of the samples, because all say the same. */
export const apiSampleText = asText(apiSampleProps, ({ operation, summary, samples: [sample] }) =>
  sample ? [codeText(sample, `Call of ${operation.path}: ${summary}`)] : [],
);

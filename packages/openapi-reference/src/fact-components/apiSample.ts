import { buildError } from '@api-docs/kit/node';
import {
  callExamples,
  descriptionText,
  findExample,
  findOperation,
  PAGE_LANGUAGES,
  REFERENCE_LANGUAGES,
  renderSamples,
} from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { highlightSample } from '../components/RequestBuilder/Sample/highlightSample';
import { asText, type Attributes, type PageContext } from '../factComponent';
import { operationLink } from '../model/operationLink';
import type { ApiSampleProps } from '../model/types';
import { codeText } from './codeText';

/** Returns the samples of a call, in the languages of pages or in all. */
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
  const call = findExample(callExamples(found, facts), example, page, `${found.path} in ${facts.file}`);
  const { key, summary, values } = call;
  const { method, path } = found;
  const about = found.requestExamples.find((candidate) => candidate.key === key)?.description;
  const samples = renderSamples(call.operation, values, languages ? REFERENCE_LANGUAGES : PAGE_LANGUAGES);
  return {
    operation: { ...operationLink(files, found), path: method === 'POST' ? path : `${method} ${path}` },
    isOwnPage: /\.api\.mdx\b/.test(page) || undefined,
    example: key,
    summary: about === undefined ? summary : descriptionText(about),
    samples: samples.map(({ code, prism, ...head }) => ({
      ...head,
      highlighted: highlightSample(code, head.id),
      language: prism,
    })),
  };
};

/** Reads the first of the samples, because all are generated from the same facts. */
export const apiSampleText = asText(apiSampleProps, ({ operation, summary, samples: [sample] }) =>
  sample ? [codeText(sample, `Call of ${operation.path}: ${summary}`)] : [],
);

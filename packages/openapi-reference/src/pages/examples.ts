import type { RootContent } from 'mdast';

import {
  callResponses,
  hasRequestForm,
  isPhrase,
  jsonBody,
  lacksExample,
  mainResponse,
  namedCalls,
  namesWithoutExample,
  codeSpan,
  UNNAMED,
  type NamedExample,
  type Operation,
} from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { description } from '../content/description';
import { blocks, code, element, inlineElement, paragraph } from '../content/nodes';
import { mdxContent } from '../content/siteMdx';
import { takesApiKey } from './authentication';
import { exampleBlocks, noExample, sentBlocks } from './bodyExample';
import { requestBuilder } from './requestSections';
import { factElement, type Shown } from './shownOperation';

/** Media type of the samples and responses that belong together. */
export const JSON_TYPE = 'application/json';

/** Says that the fields of the result are not documented, if they are not. */
function openDataNote(operation: Operation, { options, ...documents }: ApiFiles): RootContent[] {
  const { openData, resultField } = options;
  const data = operation.response.find(({ name }) => name === resultField);
  const isOpen = data?.types.join() === 'object' && !data.nullable && data.children.length === 0 && !data.variants;
  if (!isOpen) return [];
  const text = openData?.(operation, documents);
  return text === undefined ? [paragraph('The fields of ', code(data.name), ' are not documented.')] : mdxContent(text);
}

/** The response of a call, with its name if it is another one. */
function replyBlocks(response: NamedExample, call: Pick<NamedExample, 'key' | 'summary'>, shown: Shown): RootContent[] {
  const { key, summary } = response;
  const isNamed = ![UNNAMED.summary, call.key, call.summary].includes(summary);
  const title = isNamed ? `Reply: ${summary.replace(/\s+/g, ' ')}` : 'Reply';
  return [
    paragraph(inlineElement('p', [title], { className: 'margin-bottom--sm text--semibold' })),
    ...description(response.description ?? ''),
    factElement('ApiReply', shown, { example: key }),
    ...sentBlocks(response),
  ];
}

/** Each call with its response. Several calls are tabs, whose choice is in the URL; without JavaScript all are shown. */
function callTabs(operation: Operation, shown: Shown): RootContent[] {
  const calls = namedCalls(operation);
  const { shown: responses } = callResponses(operation);
  const panels = calls.map(({ key, summary }) => {
    const response = responses.get(key);
    const request = operation.requestExamples.find((one) => one.key === key);
    const about = request?.description ?? '';
    const content = blocks(
      // The caption of the samples has a phrase.
      !isPhrase(about) && description(about),
      factElement('ApiSample', shown, { example: key, languages: 'all' }),
      request && sentBlocks(request),
      response && replyBlocks(response, { key, summary }, shown),
    );
    return { content, value: key, label: summary.replace(/\s+/g, ' ') };
  });
  if (panels.length < 2) return panels.flatMap(({ content }) => content);
  const tabs = panels.map(({ content, ...props }) => element('TabPanel', content, props));
  return [element('Tabs', tabs, { queryString: 'example', className: 'operation-examples' })];
}

/**
 * Returns samples in all languages with their responses, then the responses that belong to none of them. The request builder
 * follows if the operation has no JSON body, with which it is otherwise.
 */
export function examplesBlocks(operation: Operation, shown: Shown, files: ApiFiles): RootContent[] {
  const { others } = callResponses(operation);
  const { bearerNote, id } = files.options;
  const request = jsonBody(operation.body?.contents);
  const response = jsonBody(mainResponse(operation.responses)?.contents);
  const unknown = namesWithoutExample(operation);
  return blocks(
    takesApiKey(operation.security) && mdxContent(bearerNote),
    openDataNote(operation, files),
    request && lacksExample(request) && noExample('the request body'),
    response && lacksExample(response) && noExample('the reply'),
    unknown.length > 0 &&
      description(
        `The OpenAPI file gives no example of ${unknown.map(codeSpan).join(', ')}. Samples send the name as the value.`,
      ),
    callTabs(operation, shown),
    others.some(({ isGenerated }) => !isGenerated) && paragraph('Further examples of the reply:'),
    others.map((example) => exampleBlocks(example, JSON_TYPE, 'Reply')),
    !request && hasRequestForm(operation) && requestBuilder(operation, id),
  );
}

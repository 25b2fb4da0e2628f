import type { RootContent } from 'mdast';

import {
  callResponses,
  hasRequestForm,
  jsonBody,
  lacksExample,
  mainResponse,
  namedCalls,
  namesWithoutExample,
  codeSpan,
  type Operation,
} from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { description } from '../content/description';
import { blocks, code, element, inlineElement, paragraph } from '../content/nodes';
import { mdxContent } from '../content/siteMdx';
import { takesApiKey } from './authentication';
import { exampleBlocks, noExample } from './bodyExample';
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

/** Each call with its response. Several calls are tabs, whose choice is in the URL; without JavaScript all are shown. */
function callTabs(operation: Operation, shown: Shown): RootContent[] {
  const calls = namedCalls(operation);
  const { shown: responses } = callResponses(operation);
  const panels = calls.map(({ key, summary }) => {
    const response = responses.get(key);
    const content = blocks(
      factElement('ApiSample', shown, { example: key, languages: 'all' }),
      response && [
        paragraph(inlineElement('p', ['Reply'], { className: 'margin-bottom--sm text--semibold' })),
        ...description(response.description ?? ''),
        factElement('ApiReply', shown, { example: response.key }),
      ],
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
  const [request, response] = [operation.body, mainResponse(operation.responses)].map((body) =>
    jsonBody(body?.contents),
  );
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

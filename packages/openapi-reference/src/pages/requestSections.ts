import type { RootContent } from 'mdast';

import {
  hasForm,
  hasRequestForm,
  jsonBody,
  mainBody,
  PARAMETER_PLACES,
  placeTitle,
  type Body,
  type Operation,
} from '@api-docs/openapi-facts';

import { description } from '../content/description';
import { blocks, code, heading, paragraph, section } from '../content/nodes';
import { bodyBlocks, encodingBlocks } from './bodyBlocks';
import { factElement, loadingElement, type Shown } from './shownOperation';

/** Returns the section on the parameters of an operation, with a table for each place. */
export function parametersSection(shown: Shown): RootContent[] {
  const { level, content } = shown;
  const tables = PARAMETER_PLACES.flatMap((place) => {
    const parameters = content.parameters.filter((one) => one.in === place);
    if (parameters.length === 0) return [];
    const encoding = parameters.flatMap((one) => one.encoding ?? []);
    return blocks(
      heading(level + 1, placeTitle(place)),
      place === 'querystring' && paragraph('This value is the whole query string.'),
      factElement('ApiFields', shown, { part: place }),
      encodingBlocks(encoding, 'Values are encoded like this:'),
    );
  });
  return section(level, 'Parameters', tables);
}

/** Returns the component that opens the request builder. */
export function requestBuilder({ id }: Operation, reference: string): RootContent {
  return loadingElement('RequestBuilder', { operation: id }, reference);
}

/**
 * Returns the section on the body of a request in all its media types, with the request builder at the JSON body.
 *
 * @param reference id of the reference
 */
export function requestBodySection(operation: Operation, shown: Shown, reference: string): RootContent[] {
  const { body } = operation;
  if (!body) return [];
  const json = jsonBody(body.contents);
  const main = mainBody(body);
  const others = body.contents.filter((content) => content !== json);
  const isSimple = others.length === 0;
  const isFilled = (content: Body) => content === main && hasForm(content);
  const hasBuilder = json && (json.field !== undefined || hasRequestForm(operation));
  return section(
    2,
    'Request body',
    description(body.description),
    (!isSimple || !body.required) && paragraph(`The body is ${body.required ? 'required' : 'optional'}.`),
    !isSimple && json && heading(3, code(json.mediaType)),
    isSimple && json?.mediaType !== 'application/json' && json && paragraph('Send it as ', code(json.mediaType), '.'),
    json && bodyBlocks(shown, json, 'request', { isMain: true }),
    hasBuilder && requestBuilder(operation, reference),
    others.map((content) => [
      heading(3, code(content.mediaType)),
      ...bodyBlocks(shown, content, 'request'),
      !isFilled(content) && paragraph('The request builder does not fill in a body of ', code(content.mediaType), '.'),
    ]),
    body.contents.length === 0 && paragraph('The file describes no body.'),
  );
}

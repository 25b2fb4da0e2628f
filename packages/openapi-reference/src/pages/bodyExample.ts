import type { RootContent } from 'mdast';

import { defined, stringifyJson } from '@api-docs/kit';
import { isJson, RECORD_SEPARATOR, sequenceText, type Body, type NamedExample } from '@api-docs/openapi-facts';

import { description } from '../content/description';
import { blocks, code, codeBlock, paragraph } from '../content/nodes';

/** Returns whether an example is text as it is sent. A string of JSON has quotes, unless the file has all JSON in it. */
function isSentText({ value, serialized }: NamedExample, mediaType: string): boolean {
  return typeof value === 'string' && (!isJson(mediaType) || value === serialized || /^\s*[{[]/.test(value));
}

/** Returns how an example is sent, as far as its value does not say it. */
export function sentBlocks({ value, serialized, external }: NamedExample): RootContent[] {
  const isSerialized = serialized !== undefined && serialized !== value;
  return blocks(
    isSerialized && [paragraph('As it is sent:'), codeBlock(serialized, 'text')],
    external !== undefined && paragraph('As it is sent: ', code(external)),
  );
}

/** Returns an example with its title and description. */
export function exampleBlocks(example: NamedExample, mediaType: string, noun = 'Example'): RootContent[] {
  const { summary, description: about, value, isExternal, isGenerated } = example;
  // A generated text says nothing, except XML.
  if (isGenerated && typeof value === 'string' && !value.startsWith('<')) return [];
  const title = isGenerated ? `${noun}, generated from the schema:` : `${summary.replace(/\s+/g, ' ')}:`;
  const details = about ? description(about) : [];
  if (isExternal) return [paragraph(`${title} `, code(String(value))), ...details];
  return blocks(
    paragraph(title),
    details,
    isSentText(example, mediaType) ? codeBlock(String(value), 'text') : codeBlock(stringifyJson(value, 2), 'json'),
    sentBlocks(example),
  );
}

/** Writes the items of a stream as they are sent. */
function asSent({ serialized, ...example }: NamedExample, { sequence }: Body): NamedExample {
  const { value, isExternal } = example;
  if (!sequence || sequence === 'parts' || isExternal) return defined<NamedExample>({ ...example, serialized });
  const text = serialized ?? sequenceText(sequence, [value].flat());
  // A generated text is not shown.
  const { isGenerated, ...shown } = example;
  const summary = isGenerated ? 'Example, generated from the schema' : example.summary;
  return { ...shown, summary, value: text.replaceAll(RECORD_SEPARATOR, '␞').replace(/\n+$/, '') };
}

/** Returns the example of a body, of a stream as it is sent. */
export function bodyExample(example: NamedExample, body: Body): RootContent[] {
  return exampleBlocks(asSent(example, body), body.sequence ? '' : body.mediaType);
}

/** Says that the file has no example. */
export function noExample(what: string): RootContent[] {
  return description(`The OpenAPI file gives no example of ${what}.`);
}

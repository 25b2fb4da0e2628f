import {
  bodyRows,
  codeSpan,
  describeType,
  isJson,
  lacksExample,
  RECORD_SEPARATOR,
  sequenceText,
  type Body,
  type Encoding,
  type Field,
  type NamedExample,
  type Sequence,
} from '@api-docs/openapi-facts';
import { defined, stringifyJson } from '@api-docs/kit';

import { attribute, blocks, fence, listItem, safeMdx, safeMdxText } from './safeMdx';

/** Returns whether an example is text as it is sent. A string of JSON has quotes, unless the file has all JSON in it. */
function isSentText({ value, serialized }: NamedExample, mediaType: string): boolean {
  return typeof value === 'string' && (!isJson(mediaType) || value === serialized || /^\s*[{[]/.test(value));
}

/** Returns an example with its title and description. */
export function exampleBlock(example: NamedExample, mediaType: string, noun = 'Example'): string {
  const { summary, description, value, serialized, external, isExternal, isGenerated } = example;
  // A generated text says nothing, except XML.
  if (isGenerated && typeof value === 'string' && !value.startsWith('<')) return '';
  const title = isGenerated ? `${noun}, generated from the schema:` : `${safeMdxText(summary)}:`;
  const about = description && safeMdx(description);
  if (isExternal) return blocks(`${title} ${codeSpan(String(value))}`, about);
  return blocks(
    title,
    about,
    isSentText(example, mediaType) ? fence(String(value), 'text') : fence(stringifyJson(value, 2), 'json'),
    serialized !== undefined && serialized !== value && blocks('As it is sent:', fence(serialized, 'text')),
    external !== undefined && `As it is sent: ${codeSpan(external)}`,
  );
}

/** Says that the file has no example. */
export function noExample(what: string): string {
  return `The OpenAPI file gives no example of ${what}.`;
}

function serialization({ style, explode, allowReserved }: Encoding): string[] {
  return [
    ...(style === undefined ? [] : [`style ${codeSpan(style)}`]),
    ...(explode === undefined ? [] : [explode ? 'exploded' : 'not exploded']),
    ...(allowReserved ? ['reserved characters are not escaped'] : []),
  ];
}

/** The lines of parts, and below them of the parts inside of each. */
function partLines(encoding: readonly Encoding[], indent = ''): string[] {
  return encoding.flatMap((part) => {
    const facts = [...(part.contentType ? [`sent as ${codeSpan(part.contentType)}`] : []), ...serialization(part)];
    const name = part.property === '[]' ? 'Each other part' : codeSpan(part.property);
    return [
      `${indent}- ${name}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`,
      ...part.headers.map(({ name: header, description, ...value }) =>
        listItem(`Header ${codeSpan(header)}, ${describeType(value)}`, description, `${indent}  `),
      ),
      ...partLines(part.encoding ?? [], `${indent}  `),
    ];
  });
}

/** Says how the parts of a body, or the values of a query string, are encoded. */
export function encodingLines(encoding: readonly Encoding[], title = 'Parts are encoded like this:'): string {
  return encoding.length === 0 ? '' : blocks(title, partLines(encoding).join('\n'));
}

const SEQUENCES: Record<Sequence, string> = {
  events: 'A stream of server-sent events.',
  lines: 'A stream of JSON values, one on each line.',
  records: 'A stream of JSON values, each after a record separator.',
  parts: 'A sequence of parts.',
};

/** Says how the items of a body follow each other, and that its fields are those of each item. */
function sequenceLine({ sequence, isEachItem }: Body): string {
  if (!isEachItem) return '';
  return `${sequence ? SEQUENCES[sequence] : 'A sequence of items.'} These are the fields of each item:`;
}

/** What the schema of a body says about it, as far as its table does not. */
export function schemaDescription(field: Field): string {
  return bodyRows(field, '')[0]?.path === '' ? '' : safeMdx(field.description);
}

/**
 * The table, encoding and examples of one body.
 *
 * @param status of a reply, and whether the body is the one in the samples of the page, which have its examples
 */
export function bodyParts(
  attributes: string,
  body: Body,
  part: 'request' | 'reply',
  { code, isMain = false }: { code?: string; isMain?: boolean } = {},
): string {
  const status = code === undefined ? '' : ` status="${code}"`;
  const type = isMain ? '' : ` ${attribute('type', body.mediaType)}`;
  const shown = isMain ? body.examples.filter(({ isExternal }) => isExternal) : body.examples;
  return blocks(
    body.field && schemaDescription(body.field),
    body.field && sequenceLine(body),
    body.field ? `<ApiFields ${attributes} part="${part}"${status}${type} />` : 'The file has no schema of this body.',
    encodingLines(body.encoding),
    !isMain && lacksExample(body) && noExample('this body'),
    ...shown.map((example) => exampleBlock(asSent(example, body), body.sequence ? '' : body.mediaType)),
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

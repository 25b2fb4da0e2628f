import type { ListItem, RootContent } from 'mdast';

import {
  bodyRows,
  describeType,
  isForm,
  lacksExample,
  type Body,
  type Encoding,
  type Field,
  type Sequence,
} from '@api-docs/openapi-facts';

import { description, labeledItem, phrase } from '../content/description';
import { blocks, code, item, list, paragraph, type Inline } from '../content/nodes';
import type { BodyPart } from '../model/bodyPart';
import { describeFacts } from '../model/fieldRow';
import { bodyExample, noExample } from './bodyExample';
import { factElement, type Shown } from './shownOperation';

function serialization({ style, explode, allowReserved }: Encoding): Inline[][] {
  return [
    ...(style === undefined ? [] : [['style ', code(style)]]),
    ...(explode === undefined ? [] : [[explode ? 'exploded' : 'not exploded']]),
    ...(allowReserved ? [['reserved characters are not escaped']] : []),
  ];
}

/** The items of parts, and in each those of the parts inside of it. */
function partItems(encoding: readonly Encoding[]): ListItem[] {
  return encoding.map((part) => {
    const facts = [...(part.contentType ? [['sent as ', code(part.contentType)]] : []), ...serialization(part)];
    const listed = facts.flatMap((fact, index) => [index === 0 ? ': ' : ', ', ...fact]);
    const name = part.property === '[]' ? 'Each other part' : code(part.property);
    const headers = part.headers.map(({ name: header, description: about, ...value }) => {
      const need = value.requirement === 'required' ? ', required' : '';
      const fallback = value.default === undefined ? [] : [', default ', code(value.default)];
      const old = value.deprecated ? ', deprecated' : '';
      const facts = describeFacts({ name: header, ...value }).flatMap((fact) => [', ', ...phrase(fact)]);
      return labeledItem(
        ['Header ', code(header), `, ${describeType(value)}${need}${old}`, ...fallback, ...facts],
        about,
      );
    });
    return item([paragraph(name, ...listed)], [...headers, ...partItems(part.encoding ?? [])]);
  });
}

/** Says how the parts of a body, or the values of a query string, are encoded. */
export function encodingBlocks(encoding: readonly Encoding[], title = 'Parts are encoded like this:'): RootContent[] {
  return encoding.length === 0 ? [] : [paragraph(title), list(partItems(encoding))];
}

const SEQUENCES: Record<Sequence, string> = {
  events: 'A stream of server-sent events.',
  lines: 'A stream of JSON values, one on each line.',
  records: 'A stream of JSON values, each after a record separator.',
  parts: 'A sequence of parts.',
};

/** What the schema of a body says about it, as far as its table does not. */
export function schemaDescription(field: Field): RootContent[] {
  return bodyRows(field, '')[0]?.path === '' ? [] : description(field.description);
}

/**
 * The table, encoding and examples of one body.
 *
 * @param status of a response, and whether the body is the one in the samples of the page, which have its examples
 */
export function bodyBlocks(
  shown: Shown,
  body: Body,
  part: BodyPart,
  { status, isMain = false }: { status?: string; isMain?: boolean } = {},
): RootContent[] {
  // A form is not sent as JSON: its samples have the values.
  const own =
    part === 'request' && isForm(body.mediaType)
      ? body.examples.filter(({ isGenerated }) => !isGenerated)
      : body.examples;
  const examples = isMain ? body.examples.filter(({ isExternal }) => isExternal) : own;
  const order = body.sequence ? SEQUENCES[body.sequence] : 'A sequence of items.';
  const ofItems = body.isEachItem && paragraph(`${order} These are the fields of each item:`);
  const fields = factElement('ApiFields', shown, { part, status, type: isMain ? undefined : body.mediaType });
  return blocks(
    body.field && [schemaDescription(body.field), ofItems],
    body.field ? fields : paragraph('The file has no schema of this body.'),
    encodingBlocks(body.encoding),
    !isMain && lacksExample(body) && noExample('this body'),
    examples.map((example) => bodyExample(example, body)),
  );
}

import { isPossible, translate } from '@api-docs/body-translator';
import { buildError } from '@api-docs/kit/node';
import {
  codeSpan,
  fieldRows,
  findExample,
  findLegacyBody,
  findOperation,
  findSuccession,
  type Field,
  type Operation,
} from '@api-docs/openapi-facts';
import { joinNames } from '@api-docs/kit';

import { fence, safeMdxItem } from '../pages/safeMdx';
import { type Attributes, type PageContext } from './pageContext';
import { successorGeneration, withListMarks } from './fieldProps';
import { formatJson } from './exampleProps';
import { element, mdxContent } from './pageContent';
import { operationMove } from '../moves';

const names = (paths: readonly string[]) => joinNames(paths.map(codeSpan));

/** Returns, as CommonMark, what the OpenAPI file leaves open about fields. */
function fieldGaps(fields: readonly Field[]): string[] {
  return fieldRows(fields, '').flatMap((row) =>
    row.notDocumented === undefined ? [] : [`${codeSpan(withListMarks(row, row.path))}: ${row.notDocumented}`],
  );
}

/** Returns what the OpenAPI file leaves open about a legacy operation, or about a body without a path. */
function legacyGaps({ path, request, reply = [] }: Pick<Operation, 'request'> & Partial<Operation>): string[] {
  const unclear = request.filter(({ requirement }) => requirement === 'not documented').map((field) => field.name);
  return [
    ...(path === undefined ? ['its path'] : []),
    ...(reply.length === 0 ? ['the fields of its reply'] : []),
    ...(unclear.length === 0 ? [] : [`whether ${names(unclear)} ${unclear.length === 1 ? 'is' : 'are'} required`]),
  ];
}

/** Returns what the OpenAPI file leaves open about the successor. */
function successorGaps({ reply }: Operation, dropped: readonly string[]): string[] {
  const closed = fieldRows(reply, '').map(({ path }) => path);
  const open = reply.filter(
    ({ types, nullable, path }) =>
      types.join() === 'object' && !nullable && !closed.some((one) => one.startsWith(`${path}.`)),
  );
  return [
    ...open.map(({ path }) => `the fields of ${codeSpan(path)}`),
    ...(dropped.length === 0 ? [] : [`whether leftover fields, here ${names(dropped)}, are ignored or rejected`]),
  ];
}

/**
 * Lists what is not documented about a legacy call and its successor, as far as the OpenAPI file shows it.
 *
 * @throws if nothing is left open
 */
export const undocumentedContent = ({ facts, files, page }: PageContext, { operation, body }: Attributes) => {
  const legacy = body === undefined ? findOperation(facts, operation ?? '', page) : findLegacyBody(facts, body, page);
  const owner = body === undefined ? { operation: operation ?? '' } : { body };
  const { successor, rows } = findSuccession(facts, files.successors(), owner, page);
  const dropped = rows.flatMap(({ change, from }) => (change === 'dropped' && from !== undefined ? [from] : []));
  const gaps: [string, string[]][] = [
    ['Legacy call', legacyGaps(legacy)],
    [`${successorGeneration(facts, successor)} call`, successor ? successorGaps(successor, dropped) : []],
  ];
  // The envelope is the same for all calls.
  const data = successor?.reply.filter(({ name }) => name === files.options.resultField) ?? [];
  const items = [
    ...gaps.flatMap(([call, open]) => (open.length === 0 ? [] : [`**${call}:** ${open.join('; ')}`])),
    ...fieldGaps([...(successor?.request ?? []), ...data]),
  ];
  const { route, undocumentedSection: section } = files.options;
  const list = section === undefined ? '' : ` The reference has the [full list](${route}#${section}).`;
  if (items.length > 0) {
    return mdxContent(`These points are open.${list}`, items.map((item) => safeMdxItem('', item)).join('\n'));
  }
  throw buildError({
    file: page,
    problem: '<Undocumented /> has nothing to show',
    expected: 'a legacy call or a successor of which the OpenAPI file leaves something open',
    found: 'none',
    remedy: 'remove <Undocumented /> from the page',
  });
};

/**
 * Translates an example of a legacy operation to the body of its successor. The two are side by side on wide screens.
 *
 * @throws if the operation has no successor, or if the successor needs a value that the example does not have
 */
export const bodyMoveContent = ({ facts, files, page }: PageContext, { operation, example }: Attributes) => {
  const found = findOperation(facts, operation ?? '', page);
  const succession = findSuccession(facts, files.successors(), { operation: operation ?? '' }, page);
  const move = operationMove({ files, facts }, found, succession);
  const { path } = found;
  const legacy = succession.successor && findExample(move.examples, example, page, `${path} in ${facts.file}`);
  const translation = legacy && isPossible(move) ? translate(move, legacy.value) : undefined;
  if (!move.successor || !legacy || !translation || translation.questions.length > 0) {
    throw buildError({
      file: page,
      problem: '<BodyMove /> has no complete body to show',
      expected: 'an operation with a successor, and an example with all values that the successor requires',
      found: legacy ? `the example "${legacy.key}" of ${path}` : path,
      remedy: translation
        ? `choose another example, or add the missing rename to ${files.options.successors}`
        : 'remove <BodyMove /> from the page',
    });
  }
  const { method, path: target } = move.successor.operation;
  const before = formatJson(legacy.value);
  const after = formatJson(translation.body);
  const block = (title: string, json: string) => mdxContent(fence(json, `json title="${title}"`));
  if (before === after) return block(`Unchanged: ${method} ${target}`, after);
  const bodies = [block(`Before: ${move.method} ${path}`, before), block(`After: ${method} ${target}`, after)];
  const columns = bodies.map((body) => element('div', { className: 'col col--6' }, body));
  return [element('div', { className: 'row' }, columns)];
};

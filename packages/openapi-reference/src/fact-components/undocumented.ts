import { joinNames } from '@api-docs/kit';
import { buildError } from '@api-docs/kit/node';
import {
  codeSpan,
  fieldRows,
  findLegacyBody,
  findOperation,
  findSuccession,
  type Field,
  type Operation,
} from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { description } from '../content/description';
import { item, link, list, paragraph } from '../content/nodes';
import type { Attributes, PageContext } from '../factComponent';
import { successorGeneration } from '../model/generation';
import { withListMarks } from '../model/listMarks';

const names = (paths: readonly string[]) => joinNames(paths.map(codeSpan));

/** Returns, as CommonMark, what the OpenAPI file leaves open about fields. */
function fieldGaps(fields: readonly Field[]): string[] {
  return fieldRows(fields, '').flatMap((row) =>
    row.notDocumented === undefined ? [] : [`${codeSpan(withListMarks(row, row.path))}: ${row.notDocumented}`],
  );
}

/** Returns what the OpenAPI file leaves open about a legacy operation, or about a body without a path. */
function legacyGaps({ path, request, response = [] }: Pick<Operation, 'request'> & Partial<Operation>): string[] {
  const unclear = request.filter(({ requirement }) => requirement === 'not documented').map((field) => field.name);
  return [
    ...(path === undefined ? ['its path'] : []),
    ...(response.length === 0 ? ['the fields of its reply'] : []),
    ...(unclear.length === 0 ? [] : [`whether ${names(unclear)} ${unclear.length === 1 ? 'is' : 'are'} required`]),
  ];
}

/** Returns what the OpenAPI file leaves open about the successor. */
function successorGaps({ response }: Operation, dropped: readonly string[]): string[] {
  const closed = fieldRows(response, '').map(({ path }) => path);
  const isOpen = ({ types, nullable, path }: Field) =>
    types.join() === 'object' && !nullable && !closed.some((one) => one.startsWith(`${path}.`));
  return [
    ...response.filter(isOpen).map(({ path }) => `the fields of ${codeSpan(path)}`),
    ...(dropped.length === 0 ? [] : [`whether leftover fields, here ${names(dropped)}, are ignored or rejected`]),
  ];
}

/**
 * Lists what is not documented about a legacy call and its successor, as far as the OpenAPI file shows it.
 *
 * @throws if nothing is left open
 */
export const undocumentedContent = ({ facts, files, page }: PageContext<ApiFiles>, attributes: Attributes) => {
  const { operation = '', body } = attributes;
  const legacy = body === undefined ? findOperation(facts, operation, page) : findLegacyBody(facts, body, page);
  const { successor, rows } = findSuccession(facts, files.successors(), attributes, page);
  const dropped = rows.flatMap(({ change, from }) => (change === 'dropped' && from !== undefined ? [from] : []));
  const gaps: [string, string[]][] = [
    ['Legacy call', legacyGaps(legacy)],
    [`${successorGeneration(facts, successor)} call`, successor ? successorGaps(successor, dropped) : []],
  ];
  // The envelope is the same for all calls.
  const data = successor?.response.filter(({ name }) => name === files.options.resultField) ?? [];
  const items = [
    ...gaps.flatMap(([call, open]) => (open.length === 0 ? [] : [`**${call}:** ${open.join('; ')}`])),
    ...fieldGaps([...(successor?.request ?? []), ...data]),
  ];
  const { route, undocumentedSection: section } = files.options;
  const full =
    section === undefined ? [] : [' The reference has the ', link(`${route || '/'}#${section}`, 'full list'), '.'];
  if (items.length > 0) {
    return [paragraph('These points are open.', ...full), list(items.map((one) => item(description(one))))];
  }
  throw buildError({
    file: page,
    problem: '<Undocumented /> has nothing to show',
    expected: 'a legacy call or a successor of which the OpenAPI file leaves something open',
    found: 'none',
    remedy: 'remove <Undocumented /> from the page',
  });
};

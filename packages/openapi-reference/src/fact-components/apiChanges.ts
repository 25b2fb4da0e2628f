import type { ListItem } from 'mdast';

import { buildError, newestFirst, NEXT, versionOfFile } from '@api-docs/kit/node';
import {
  CHANGE_KINDS,
  describeFieldMapRow,
  diffFacts,
  hasChanges,
  KIND_TITLES,
  operationRef,
  unknownName,
  type ApiChange,
} from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { description, phrase } from '../content/description';
import { code, element, item, link, list, paragraph, textNode, type Inline } from '../content/nodes';
import type { Attributes, PageContext } from '../factComponent';
import { operationLink } from '../model/operationLink';
import { versionFile } from '../pageFiles';

function changeItem(
  { kind, operation, text, pairedWith, fields = [] }: ApiChange,
  nameOf: (path: string) => Inline,
): ListItem {
  const pair = pairedWith === undefined ? [] : [`, ${kind === 'added' ? 'replaces' : 'use'} `, nameOf(pairedWith)];
  const rows = fields.filter(hasChanges).map((row) => item(description(describeFieldMapRow(row))));
  const move = rows.length > 0 ? ['. When you move:'] : [];
  return item([paragraph(nameOf(operation), ': ', ...phrase(text), ...pair, ...move)], rows);
}

/**
 * Lists the changes to the API since an older docs version, computed from the two OpenAPI files.
 *
 * @throws if the page names no released version
 */
export const apiChangesContent = ({ facts, files, page }: PageContext<ApiFiles>, { from, to }: Attributes) => {
  if (from === undefined) {
    throw buildError({
      file: page,
      problem: '<ApiChanges> has no version to compare with',
      expected: 'from="v3.3.0", the docs version before this one',
      found: 'no such attribute',
      remedy: 'add the attribute from',
    });
  }
  const { deprecation, file, versions } = files.options;
  // The OpenAPI file of a retired version is kept.
  const released = [...files.versions(), ...files.retired()].sort(newestFirst);
  const order = [NEXT, ...released];
  const known = [...order, ...Object.keys(versions)];
  const unknown = [from, to].find((name) => name !== undefined && !known.includes(name));
  if (unknown !== undefined) {
    throw unknownName('docs version', unknown, [...new Set(known)], 'a released docs version, or next', page);
  }
  const target = to ?? versionOfFile(page);
  if (order.includes(from) && order.includes(target) && order.indexOf(from) <= order.indexOf(target)) {
    throw buildError({
      file: page,
      problem: `docs version ${from} is not older than ${target}`,
      expected: 'the older version in from="…", the newer one in to="…", by default that of the page',
      found: `from="${from}"${to === undefined ? '' : ` to="${to}"`}`,
      remedy: from === target ? 'name two versions' : 'swap the two versions',
    });
  }
  const newer = to === undefined ? facts : files.facts(versionFile(files, to));
  const changes = diffFacts(files.facts(versionFile(files, from)), newer, files.successors(), deprecation.state);
  const latest = files.facts(file);
  const inReference = new Map(latest.operations.map((operation) => [operationRef(latest, operation), operation]));
  const nameOf = (path: string): Inline => {
    const operation = inReference.get(path);
    return operation ? link(operationLink(files, operation).to, code(path)) : code(path);
  };
  const groups = CHANGE_KINDS.flatMap((kind) => {
    const items = changes.filter((change) => change.kind === kind).map((change) => changeItem(change, nameOf));
    if (items.length === 0) return [];
    const title = kind === 'deprecated' ? `Newly marked as ${deprecation.state}` : `${KIND_TITLES[kind]} since ${from}`;
    const summary = textNode(`${title}: ${items.length} ${items.length === 1 ? 'change' : 'changes'}`);
    const content = [element('summary', [summary], { className: 'text--semibold' }), list(items)];
    return [element('details', content, { className: 'frame margin-bottom--md' })];
  });
  return groups.length > 0 ? groups : [paragraph(`No operation and no field changed since ${from}.`)];
};

import type { RootContent } from 'mdast';

import {
  firstSentence,
  flatGroups,
  tagTree,
  unknownName,
  type Operation,
  type Tag,
  type TagGroup,
} from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { description, inlineDescription, phrase, summaryText } from '../content/description';
import { blocks, code, element, link, textNode } from '../content/nodes';
import type { Attributes, PageContext } from '../factComponent';
import { isDescribed } from '../model/furtherPages';
import { operationLink, successorLink } from '../model/operationLink';
import { tagAnchor } from '../model/tagAnchor';
import { externalDocs } from '../pages/externalDocs';

/** Returns the names of the parameters and fields of the JSON body that are required, or may be: nobody has published it. */
function namesToSend({ parameters, request }: Operation): string[] {
  return [...parameters.map(({ field }) => field), ...request]
    .filter(({ requirement }) => requirement === 'required' || requirement === 'not documented')
    .map(({ name }) => name);
}

/** Returns the cells with the name of an operation and what it does. */
function operationCells(context: PageContext<ApiFiles>, operation: Operation) {
  const { method, path, summary, description: about, deprecated } = operation;
  const successor = successorLink(context, operation);
  const next = successor
    ? [textNode('Successor: '), link(successor.to, code(successor.path))]
    : [textNode('No successor is documented.')];
  const badge = textNode(context.files.options.deprecation.badge);
  // A narrow column breaks the path before a slash.
  const segments = path.split(/(?=\/)/).flatMap((segment) => [element('wbr', []), textNode(segment)]);
  // As if written in MDX: the component for code takes one text.
  const data: object = { _mdxExplicitJsx: true };
  const address = { ...element('code', segments, { className: 'muted' }), data };
  const head = blocks(
    link(operationLink(context.files, operation).to, summaryText(summary)),
    deprecated && element('Badge', [badge], { kind: 'deprecated', className: 'margin-left--sm' }),
    element('span', [element('Badge', [textNode(method)], { kind: 'method' }), address], { className: 'cluster' }),
  );
  const moving = deprecated && element('div', next, { className: 'muted' });
  return [
    element('th', head, { scope: 'row', className: 'text--normal' }),
    element('td', blocks(inlineDescription(firstSentence(about)), moving)),
  ];
}

const TO_SEND = 'Fields to send';

function toSendCell(operation: Operation) {
  const names = namesToSend(operation).flatMap((name, index) => [
    ...(index > 0 ? [textNode(', ')] : []),
    element('code', [textNode(name)]),
  ]);
  return element('td', names.length > 0 ? names : [textNode('none')], { 'data-label': TO_SEND });
}

/** Returns a table with a filter for its operations. */
function operationTable(columns: Record<string, string>, bodies: readonly RootContent[]): RootContent {
  const cells = Object.entries(columns).map(([title, width]) =>
    element('th', [textNode(title)], { scope: 'col', style: { width } }),
  );
  const table = element('table', [element('thead', [element('tr', cells)]), ...bodies]);
  return element('div', [table], { className: 'stackable' });
}

/**
 * Returns the place to which links to a tag lead. The component for links tells Docusaurus that it is there. In Markdown, where it
 * would be HTML, the name of the tag is enough.
 */
function tagPlace({ facts }: PageContext<ApiFiles>, tag: Tag) {
  const id = tagAnchor(facts, tag);
  return id !== undefined && element('a', [], { id, 'data-markdown': 'skip' });
}

/** Returns the operations of a tag in a list that opens, below what the tag is about. */
function tagList(context: PageContext<ApiFiles>, { tag, operations }: TagGroup): RootContent[] {
  const first = firstSentence(tag.description);
  const isWhole = first === tag.description.trim();
  const count = `${operations.length} ${operations.length === 1 ? 'operation' : 'operations'}`;
  const summary = [textNode(first === '' ? count : `${count}: `), ...phrase(first)];
  const rows = operations.map((operation) => element('tr', operationCells(context, operation)));
  const table = operationTable({ Operation: '45%', 'What it does': 'auto' }, [element('tbody', rows)]);
  const about = [!isWhole && description(tag.description), tag.externalDocs && externalDocs(tag.externalDocs)];
  const content = blocks(element('summary', summary), about, table);
  return blocks(tagPlace(context, tag), element('details', content, { className: 'margin-bottom--md' }));
}

/**
 * Lists all operations in one table with a filter, grouped by tag, in the order of the sidebar; or those of one tag in a list that
 * opens, without a filter.
 *
 * @throws if no operation has the tag
 */
export const apiOperationsContent = (context: PageContext<ApiFiles>, { tag: name }: Attributes = {}) => {
  const all = flatGroups(tagTree(context.facts));
  if (name !== undefined) {
    const groups = all.filter(({ operations }) => operations.length > 0);
    const group = groups.find(({ tag }) => tag.name === name);
    const known = groups.map(({ tag }) => tag.name);
    if (!group) throw unknownName('tag', name, known, 'the name of a tag that operations have', context.page);
    return tagList(context, group);
  }
  const groups = all.filter(({ tag, operations }) => operations.length > 0 || isDescribed(tag));
  const bodies = groups.map(({ tag, labels, operations }) => {
    const { externalDocs: docs } = tag;
    const content = docs
      ? [...description(tag.description), ...externalDocs(docs)]
      : inlineDescription(tag.description);
    const about = element('div', content, { className: 'muted text--normal' });
    const title = blocks(tagPlace(context, tag), textNode(labels.join(' › ')), about);
    const head = element('th', title, { scope: 'rowgroup', colSpan: 3, className: 'padding-top--lg' });
    const cellsOf = (operation: Operation) => [...operationCells(context, operation), toSendCell(operation)];
    const rows = operations.map((operation) => element('tr', cellsOf(operation)));
    return element('tbody', [element('tr', [head]), ...rows]);
  });
  const table = operationTable({ Operation: '40%', 'What it does': 'auto', [TO_SEND]: '22%' }, bodies);
  return [element('FilterTable', [table], { rows: 'operations', hint: context.facts.operations[0]?.name ?? '' })];
};

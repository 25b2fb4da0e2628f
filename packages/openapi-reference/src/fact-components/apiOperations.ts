import { firstSentence, flatGroups, tagTree, type Operation } from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { inlineDescription } from '../content/description';
import { blocks, code, element, link, textNode } from '../content/nodes';
import type { PageContext } from '../factComponent';
import { operationLink, successorLink } from '../model/operationLink';

/** Returns the names of the parameters and fields of the JSON body that are required, or may be: nobody has published it. */
function namesToSend({ parameters, request }: Operation): string[] {
  return [...parameters.map(({ field }) => field), ...request]
    .filter(({ requirement }) => requirement === 'required' || requirement === 'not documented')
    .map(({ name }) => name);
}

function operationRow(context: PageContext<ApiFiles>, operation: Operation) {
  const { method, path, summary, description: about, deprecated } = operation;
  const successor = successorLink(context, operation);
  const next = successor
    ? [textNode('Successor: '), link(successor.to, code(successor.path))]
    : [textNode('No successor is documented.')];
  const badge = textNode(context.files.options.deprecation.badge);
  const head = blocks(
    link(operationLink(context.files, operation).to, summary),
    deprecated && element('Badge', [badge], { kind: 'deprecated', className: 'margin-left--sm' }),
    element(
      'span',
      [
        element('Badge', [textNode(method)], { kind: 'method' }),
        element('code', [textNode(path)], { className: 'muted' }),
      ],
      { className: 'cluster' },
    ),
  );
  const toSend = namesToSend(operation).map((name) =>
    element('code', [textNode(name)], { className: 'margin-right--xs' }),
  );
  return element('tr', [
    element('th', head, { scope: 'row', className: 'text--normal' }),
    element(
      'td',
      blocks(inlineDescription(firstSentence(about)), deprecated && element('div', next, { className: 'muted' })),
    ),
    element('td', toSend.length > 0 ? toSend : [textNode('none')]),
  ]);
}

/** Lists all operations in one table with a filter, grouped by tag, in the order of the sidebar. */
export const apiOperationsContent = (context: PageContext<ApiFiles>) => {
  const groups = flatGroups(tagTree(context.facts))
    .filter(({ operations }) => operations.length > 0)
    .map(({ tag, labels, operations }) => {
      const about = element('div', inlineDescription(tag.description), { className: 'muted text--normal' });
      const title = [textNode(labels.join(' › ')), about];
      const head = element('th', title, { scope: 'rowgroup', colSpan: 3, className: 'padding-top--lg' });
      const rows = operations.map((operation) => operationRow(context, operation));
      return element('tbody', [element('tr', [head]), ...rows]);
    });
  const head = Object.entries({ Operation: '40%', 'What it does': 'auto', 'Fields to send': '22%' });
  const cells = head.map(([title, width]) => element('th', [textNode(title)], { scope: 'col', style: { width } }));
  const table = element('table', [element('thead', [element('tr', cells)]), ...groups]);
  const hint = context.facts.operations[0]?.name ?? '';
  return [element('FilterTable', [element('div', [table], { className: 'stackable' })], { rows: 'operations', hint })];
};

import { toHtml } from 'hast-util-to-html';
import type { ElementContent } from 'hast';
import type { Nodes, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toHast, type Handler } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';

import type { ApiChangesProps } from '../../api/props/types';

/** What the change-log's MDX does not say itself. */
export interface FeedContext {
  /** Returns the URL of the target of a link. */
  resolve(target: string): string;
  /** Computes what `<ApiChanges>` shows. */
  apiChanges(attributes: Record<string, string>): ApiChangesProps;
}

type Change = ApiChangesProps['groups'][number]['changes'][number];

function attributesOf({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> {
  const texts = attributes.flatMap((one) =>
    'name' in one && typeof one.value === 'string' ? [[one.name, one.value]] : [],
  );
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Formats the changes of the API as `src/components/ApiChanges` does. */
function changesHtml({ from, groups }: ApiChangesProps, resolve: FeedContext['resolve']): string {
  if (groups.length === 0) return `<p>No operation and no field changed since ${from}.</p>`;
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`;
  const operation = ({ path, to }: { path: string; to?: string }) =>
    to === undefined ? `<code>${path}</code>` : `<a href="${resolve(to)}"><code>${path}</code></a>`;
  const item = (verb: string, { html, pairedWith, fields, ...change }: Change) =>
    [
      `${operation(change)}: ${html}`,
      pairedWith ? `, ${verb} ${operation(pairedWith)}` : '',
      fields.length > 0 ? `. When you move: ${list(fields)}` : '',
    ].join('');
  return groups
    .map(({ kind, title, changes }) => {
      const name = kind === 'deprecated' ? 'Newly marked as soon to be deprecated' : `${title} since ${from}`;
      const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
      const items = changes.map((change) => item(kind === 'added' ? 'replaces' : 'use', change));
      return `<details><summary>${name}: ${count}</summary>${list(items)}</details>`;
    })
    .join('\n');
}

const omitted: Handler = () => undefined;

function handlers({ resolve, apiChanges }: FeedContext): Record<string, Handler> {
  const component: Handler = (state, node: MdxJsxFlowElement | MdxJsxTextElement) => {
    const attributes = attributesOf(node);
    if (node.name === 'ApiChanges')
      return { type: 'raw', value: changesHtml(apiChanges(attributes), resolve) } as never;
    const children = state.all(node) as ElementContent[];
    // A component that only wraps its content.
    if (!node.name || /^[A-Z]/.test(node.name)) return children;
    const properties = attributes.href === undefined ? {} : { href: resolve(attributes.href) };
    return { type: 'element', tagName: node.name, properties, children };
  };
  return {
    mdxJsxFlowElement: component,
    mdxJsxTextElement: component,
    ...Object.fromEntries(
      ['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'comment'].map((type) => [type, omitted]),
    ),
  };
}

/**
 * Renders a part of the change-log for feed readers: plain HTML with absolute URLs.
 *
 * @param nodes from `parseMdx`, with lists in place of `<PageChanges>`; their links are changed in place
 */
export function feedHtml(nodes: RootContent[], context: FeedContext): string {
  const root: Nodes = { type: 'root', children: nodes };
  visit(root, ['link', 'image'], (node) => {
    if ('url' in node) node.url = context.resolve(node.url);
  });
  // MDX puts an element on a line of its own into a paragraph.
  visit(root, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || !node.children.every(({ type }) => type === 'mdxJsxTextElement')) return;
    parent.children.splice(index, 1, ...(node.children as never[]));
  });
  return toHtml(toHast(root, { handlers: handlers(context) }), { allowDangerousHtml: true });
}

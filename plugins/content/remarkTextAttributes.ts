import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { isJsx, type JsxElement } from '../lib/pageNodes';

/** Returns the text of an attribute in braces; undefined if it is computed. */
function textInBraces(value: JsxElement['attributes'][number]['value']): string | undefined {
  const [statement] = (typeof value === 'object' && value?.data?.estree?.body) || [];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type === 'Literal') return typeof expression.value === 'string' ? expression.value : undefined;
  if (expression?.type !== 'TemplateLiteral' || expression.quasis.length > 1) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}

/**
 * Remark plugin that takes the braces from attributes with nothing but text, such as `href={'./intro.mdx'}`, so that all other
 * plugins read them like `href="./intro.mdx"`.
 */
export function remarkTextAttributes() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      for (const attribute of node.attributes) attribute.value = textInBraces(attribute.value) ?? attribute.value;
    });
  };
}

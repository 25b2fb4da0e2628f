import type { ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

interface JsxElement {
  name: string | null;
  children: ElementContent[];
}

/** Elements in which HTML allows no paragraph. */
const WITHOUT_PARAGRAPHS = ['p', 'pre', 'code', 'CodeBlock', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'span'];

/** Returns the content of a paragraph, and any other node as it is. */
function unwrapped(node: ElementContent): ElementContent[] {
  return node.type === 'element' && node.tagName === 'p' ? node.children : [node];
}

/**
 * Rehype plugin that removes the paragraph that MDX puts around text on a line of its own, if the JSX element around it
 * cannot contain one. Browsers would close the outer element early, and React would not find its elements on the page.
 */
export function rehypeNestedParagraphs() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      // Its content is HTML by now.
      const element = node as { name: string | null; children: unknown } as JsxElement;
      if (!WITHOUT_PARAGRAPHS.includes(element.name ?? '')) return;
      element.children = element.children.flatMap(unwrapped);
    });
  };
}

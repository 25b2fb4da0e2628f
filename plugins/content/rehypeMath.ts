import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import rehypeKatex from 'rehype-katex';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { buildError } from '../lib/buildError';
import { hasClass, isElement } from '../lib/html';
import { projectPath } from '../lib/paths';

/** Length of a formula, as TeX and MathML together, that may be too wide for a phone. */
const LONG = 60;

/** Name under which `rehype-katex` reports formulas that it cannot read. */
const SOURCE = 'rehype-katex';

function isBlock(node: Element): boolean {
  const [math] = node.children;
  return hasClass(node, 'katex') && isElement(math) && math.properties.display === 'block';
}

/** Returns a box in which a formula that is wider than the page scrolls, also with the keyboard. */
function scrollable(formula: Element): Element {
  const isLong = toText(formula).length > LONG;
  const focusable = { tabIndex: 0, role: 'group', ariaLabel: 'Formula, scrolls sideways' };
  const properties = { style: 'overflow:auto hidden;padding-block:4px', ...(isLong ? focusable : {}) };
  return { type: 'element', tagName: 'div', properties, children: [formula] };
}

/**
 * Rehype plugin that renders formulas as MathML, which browsers show without a stylesheet, a font or a script.
 *
 * @throws with the page and the line if a formula is malformed
 */
export function rehypeMath({ siteDir }: { siteDir: string }) {
  const render = rehypeKatex({ output: 'mathml' });
  return (tree: Root, vfile: VFile): void => {
    render(tree, vfile);
    visit(tree, 'element', (element, index, parent) => {
      if (!parent || index === undefined || !isBlock(element)) return undefined;
      parent.children.splice(index, 1, scrollable(element));
      return SKIP;
    });
    const error = vfile.messages.find(({ source }) => source === SOURCE);
    if (!error) return;
    // The inner element of a block has no position.
    const lines = [...(error.ancestors ?? [])].flatMap(({ position }) => position?.start.line ?? []);
    const line = error.line ?? lines.at(-1) ?? 1;
    throw buildError({
      file: `${projectPath(siteDir, vfile.path)}:${line}`,
      problem: 'malformed formula',
      expected: 'TeX that KaTeX supports: https://katex.org/docs/supported',
      found: error.cause instanceof Error ? error.cause.message : error.reason,
      remedy: 'fix the formula, or write \\$ for a dollar sign in text',
    });
  };
}

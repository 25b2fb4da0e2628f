import type { Program } from 'estree';
import type { JSXElement } from 'estree-jsx';
import { visit } from 'estree-util-visit';

import { isLink, type PageLink } from './pageLinks';
import { attributeOf, lineOf, nameOf, textOf, type CodeError } from './pageProgram';

/** Returns the elements in expressions, attributes and code of a page, which the plugins for Markdown do not see. */
export function elementsInBraces(program: Program): JSXElement[] {
  const elements: JSXElement[] = [];
  visit(program, (node, _key, _index, ancestors) => {
    const isInBraces = ({ type }: { type: string }) =>
      type === 'JSXExpressionContainer' || type.endsWith('Declaration');
    if (node.type === 'JSXElement' && ancestors.some(isInBraces)) elements.push(node);
  });
  return elements;
}

const addressOf = (element: JSXElement) =>
  isLink(nameOf(element)) ? textOf(attributeOf(element, 'href') ?? attributeOf(element, 'to')) : undefined;

/** Returns the links of elements in braces to pages of the site. */
export function linksInBraces(elements: readonly JSXElement[]): PageLink[] {
  return elements.flatMap((element) => {
    const url = addressOf(element);
    return url !== undefined && /^[/#]/.test(url) ? { url, line: lineOf(element), element: nameOf(element) } : [];
  });
}

/**
 * Finds the elements in braces that only plugins for Markdown could complete.
 *
 * @param ofMarkdown names of components that these plugins complete
 */
export function braceErrors(elements: readonly JSXElement[], ofMarkdown: readonly string[]): CodeError[] {
  return elements.flatMap((element): CodeError | CodeError[] => {
    const name = nameOf(element);
    const address = addressOf(element) ?? '';
    if (ofMarkdown.includes(name)) {
      const problem = `<${name}> in braces gets no facts`;
      const expected = 'the component as an element of the page, outside of { }';
      const remedy = `write <${name} … /> on a line of its own, or in a partial such as ./_part.mdx`;
      return { line: lineOf(element), problem, expected, found: `{… <${name}> …}`, remedy };
    }
    if (!/^[^:?#]+\.mdx?(?:[?#]|$)/.test(address)) return [];
    return {
      line: lineOf(element),
      problem: 'a link in braces leads to the file of a page, which readers do not get',
      expected: 'the path of a page, such as /docs/intro/, in <Link> of @docusaurus/Link',
      found: address,
      remedy: 'write <Link to="/…/">, or the link outside of { }',
    };
  });
}

import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';

import { childElements, element, findElement, hasClass, isElement, text } from '@api-docs/kit/html';
import { joinNames } from '@api-docs/kit/joinNames';

function isLanguageTabs(node: Element): boolean {
  const isList = (child: Element) => child.tagName === 'ul' && hasClass(child, 'language-tabs');
  return hasClass(node, 'tabs-container') && childElements(node).some(isList);
}

/** Returns the panels of tabs. Each starts with its label, see `src/theme/TabItem`. */
function panelsOf(tabs: Element) {
  const boxes = childElements(tabs).filter(({ tagName }) => tagName === 'div');
  const panels = boxes.flatMap(childElements).filter(({ tagName }) => tagName === 'div');
  return panels.map((panel) => {
    const label = childElements(panel).find((child) => hasClass(child, 'without-js'));
    const content = panel.children.filter((child) => child !== label);
    return { language: label ? toText(label).trim() : '', content };
  });
}

function headingText(heading: Element): string {
  const words = heading.children.filter((child) => !(isElement(child) && hasClass(child, 'hash-link')));
  return toText(element('span', words)).trim();
}

/**
 * Takes all languages but the first from the tabs of a page that show the same in several of them, and says where they are.
 *
 * @param tree content of a page, changed in place
 * @returns the content of the file at `url`: a heading for each of the tabs, and the code in each language
 */
export function takeOtherLanguages(tree: Root, url: string): ElementContent[] {
  const samples: ElementContent[] = [];
  const pointed = new Set<string>();
  let heading = '';
  visit(tree, 'element', (node: Element, index, parent) => {
    if (/^h[2-6]$/.test(node.tagName)) heading = headingText(node);
    if (node.tagName === 'figcaption')
      heading = toText(findElement(node, ({ tagName }) => tagName === 'span') ?? node).trim();
    if (!parent || index === undefined || !isLanguageTabs(node)) return undefined;
    const [first, ...others] = panelsOf(node);
    if (!first) return undefined;
    const languages = others.map(({ language }) => language);
    const isNew = languages.length > 0 && !pointed.has(languages.join());
    pointed.add(languages.join());
    const link = element('a', [text('samples')], { href: url });
    const pointer = element('p', [text(`In ${joinNames(languages)}: `), link]);
    const replacement = [...first.content, ...(isNew ? [pointer] : [])];
    parent.children.splice(index, 1, ...replacement);
    if (others.length > 0) {
      samples.push(element('h2', [text(heading)]));
      for (const { language, content } of others) samples.push(element('h3', [text(language)]), ...content);
    }
    return [SKIP, index + replacement.length];
  });
  return samples;
}

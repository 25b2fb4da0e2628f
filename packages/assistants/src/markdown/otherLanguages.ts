import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';

import {
  childElements,
  element,
  findElement,
  hasClass,
  isElement,
  joinNames,
  LANGUAGE_TABS,
  text,
} from '@api-docs/kit';

import { tabLabel } from './tabs';

/** Returns the panels of tabs of languages; none for other elements. Each starts with its label, see `src/theme/TabItem`. */
function panelsOf(tabs: Element) {
  const parts = childElements(tabs);
  const hasList = parts.some((child) => child.tagName === 'ul' && hasClass(child, LANGUAGE_TABS));
  const boxes = hasList && hasClass(tabs, 'tabs-container') ? parts.filter(({ tagName }) => tagName === 'div') : [];
  const panels = boxes.flatMap(childElements).filter(({ tagName }) => tagName === 'div');
  return panels.map((panel) => {
    const label = tabLabel(panel);
    const content = panel.children.filter((child) => child !== label);
    return { language: label ? toText(label).trim() : '', content };
  });
}

const isCode = (node: Element) => node.tagName === 'pre';

function headingText(heading: Element): string {
  const words = heading.children.filter((child) => !(isElement(child) && hasClass(child, 'hash-link')));
  return toText(element('span', words)).trim();
}

/**
 * Takes the code of all languages but the first from the tabs of a page that show the same in several of them, and says where it is.
 *
 * @param tree content of a page, changed in place
 * @returns the content of the file at `url`: a heading for each of the tabs, and the code in each language
 */
export function takeOtherLanguages(tree: Root, url: string): ElementContent[] {
  const samples: ElementContent[] = [];
  const pointed = new Set<string>();
  let heading = '';
  const take = (node: ElementContent): ElementContent[] => {
    if (!isElement(node)) return [node];
    if (/^h[2-6]$/.test(node.tagName)) heading = headingText(node);
    if (node.tagName === 'figcaption')
      heading = toText(findElement(node, (part) => isElement(part, 'span')) ?? node).trim();
    const [first, ...others] = panelsOf(node);
    if (!first) return [{ ...node, children: node.children.flatMap(take) }];
    if (others.length === 0) return first.content;
    samples.push(element('h2', [text(heading)]));
    const proses = others.flatMap(({ language, content }) => {
      const prose = content.filter((part) => isElement(part) && !isCode(part) && !findElement(part, isCode));
      return prose.length > 0 ? [element('p', [element('strong', [text(language)])]), ...prose] : [];
    });
    for (const { language, content } of others) samples.push(element('h3', [text(language)]), ...content);
    const languages = joinNames(others.map(({ language }) => language));
    if (pointed.has(languages)) return [...first.content, ...proses];
    pointed.add(languages);
    const link = element('a', [text('samples')], { href: url });
    return [...first.content, ...proses, element('p', [text(`In ${languages}: `), link])];
  };
  tree.children = (tree.children as ElementContent[]).flatMap(take);
  return samples;
}

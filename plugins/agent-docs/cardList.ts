import type { Element, ElementContent } from 'hast';
import { select } from 'hast-util-select';
import { toText } from 'hast-util-to-text';

import { element, hasClass, isElement, text } from '../elements';

function isCard(node: ElementContent): node is Element {
  return isElement(node) && hasClass(node, 'theme-doc-card-container');
}

/** Tells whether an element lays out the cards of a category. */
export function holdsCards({ tagName, children }: Element): boolean {
  return tagName === 'section' && children.some((child) => isElement(child) && child.children.some(isCard));
}

/**
 * Turns cards, which a browser lays out side by side, into a list.
 *
 * @param section with a child for each card
 * @returns one item a card: a link to its page, and what the page is about
 */
export function cardList({ children }: Element): Element {
  const items = children
    .filter((child) => isElement(child))
    .map((child) => {
      const [title = '', about = ''] = [select('h2, h3', child), select('p', child)].map((part) =>
        part ? toText(part) : '',
      );
      const link = element('a', [text(title)], { href: child.children.find(isCard)?.properties.href });
      return element('li', [link, ...(about ? [text(`: ${about}`)] : [])]);
    });
  return element('ul', items);
}

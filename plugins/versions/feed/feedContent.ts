import type { ElementContent } from 'hast';

import { element, hasClass, isElement } from '../../lib/html';

/** Elements that only browsers need. */
const OMITTED = ['button', 'script', 'style', 'svg'];

/** Reduces a part of the change-log to what feed readers show: text and elements, with absolute URLs as their attributes. */
export function feedContent(nodes: readonly ElementContent[], pageUrl: string): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (!isElement(node)) return [node];
    if (OMITTED.includes(node.tagName) || hasClass(node, 'hash-link')) return [];
    const { href, src, alt } = node.properties;
    const properties = {
      ...(href === undefined ? {} : { href: new URL(String(href), pageUrl).href }),
      ...(src === undefined ? {} : { src: new URL(String(src), pageUrl).href, alt }),
    };
    return [element(node.tagName, feedContent(node.children, pageUrl), properties)];
  });
}

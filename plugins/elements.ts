import type { Element, ElementContent } from 'hast';

/** Makes an element of a page's tree. */
export function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}

/** Makes a piece of text of a page's tree. */
export function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** Tells whether a node is an element, of one of the given names if there are any. */
export function isElement(node: unknown, ...names: string[]): node is Element {
  const candidate = node as Element | undefined;
  return candidate?.type === 'element' && (names.length === 0 || names.includes(candidate.tagName));
}

/** Tells whether an element has one of the given classes. */
export function hasClass({ properties }: Element, ...names: string[]): boolean {
  const classes = properties.className;
  return Array.isArray(classes) && names.some((name) => classes.includes(name));
}

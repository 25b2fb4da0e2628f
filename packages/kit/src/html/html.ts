import type { Element, ElementContent } from 'hast';

/** Creates an element node of an HTML syntax tree. */
export function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}

/** Creates a text node of an HTML syntax tree. */
export function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** Returns whether a node is an element. With names, it must have one of them. */
export function isElement(node: unknown, ...names: string[]): node is Element {
  const candidate = node as Element | undefined;
  return candidate?.type === 'element' && (names.length === 0 || names.includes(candidate.tagName));
}

/** Returns whether an element has at least one of the given classes. */
export function hasClass({ properties }: Element, ...names: string[]): boolean {
  const classes = properties.className;
  return Array.isArray(classes) && names.some((name) => classes.includes(name));
}

/** Returns the child elements of a node that may be missing. */
export function childElements(node: Element | undefined): Element[] {
  return node?.children.filter((child) => isElement(child)) ?? [];
}

/** Returns the first element below a node that passes a test. */
export function findElement(node: Pick<Element, 'children'>, test: (node: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    const found = isElement(child) && (test(child) ? child : findElement(child, test));
    if (found) return found;
  }
  return undefined;
}

/** Returns the elements below a node that pass a test, in the order of the page. */
export function findElements(node: Pick<Element, 'children'>, test: (node: Element) => boolean): Element[] {
  const children = node.children.filter((child) => isElement(child));
  return children.flatMap((child) => [...(test(child) ? [child] : []), ...findElements(child, test)]);
}

/** Returns all text in a node. */
export function textContent(node: ElementContent | undefined): string {
  if (node?.type === 'text') return node.value;
  return node?.type === 'element' ? node.children.map(textContent).join('') : '';
}

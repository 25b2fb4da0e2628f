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

/** Returns the first element below a node that passes a test. */
export function findElement(node: Pick<Element, 'children'>, test: (node: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = test(child) ? child : findElement(child, test);
    if (found) return found;
  }
  return undefined;
}

/** Returns the elements below a node that pass a test, in the order of the page. */
export function findElements(node: Pick<Element, 'children'>, test: (node: Element) => boolean): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' ? [...(test(child) ? [child] : []), ...findElements(child, test)] : [],
  );
}

/** Returns all text in a node. */
export function textContent(node: ElementContent | undefined): string {
  if (node?.type === 'text') return node.value;
  return node?.type === 'element' ? node.children.map(textContent).join('') : '';
}

/**
 * Strips a page down to `<head>` and `<main>` to save parse time: the layout around them is half of the HTML or more.
 *
 * @param html a complete page
 * @returns the stripped page, or `html` unchanged if it has no `<main>` or its `<h1>` is outside of it
 */
export function stripLayout(html: string): string {
  const [head, main] = [/<head\b[\s\S]*?<\/head>/, /<main\b[\s\S]*<\/main>/].map((part) => part.exec(html)?.[0]);
  const isWhole = main !== undefined && /<h1\b/.test(main);
  return head && isWhole ? `<html>${head}<body>${main}</body></html>` : html;
}

/** The banner of a page with `unlisted: true`, and of a tag that only such pages have. Readers find these by a link only. */
const UNLISTED = /<[a-z]+ [^>]*\bclass="?[^">]*\btheme-unlisted-banner\b/;

/** Returns whether search and lists of pages leave a built page out. */
export function isUnlisted(html: string): boolean {
  return UNLISTED.test(html);
}

import type { Element, ElementContent } from 'hast';
import { toText } from 'hast-util-to-text';

import { childElements, findElements, isElement, text } from '@api-docs/kit';

/** Returns the content of an admonition, whose title begins with its kind. Example: `Danger: Do not delete`. */
export function withKind({ properties }: Element, children: ElementContent[]): ElementContent[] {
  const prefix = 'theme-admonition-';
  const [kind] = [properties.className].flat().filter((name) => String(name).startsWith(prefix));
  const [title, ...others] = children;
  const name = String(kind ?? '').slice(prefix.length);
  if (!isElement(title) || name === '' || toText(title).trim().toLowerCase().startsWith(name)) return children;
  return [
    { ...title, children: [text(`${name.charAt(0).toUpperCase()}${name.slice(1)}: `), ...title.children] },
    ...others,
  ];
}

/** Returns whether there are no words; a video can have its files in elements. */
export const isEmpty = (children: readonly ElementContent[]) =>
  children.every(
    (child) => isElement(child, 'source', 'track') || (child.type === 'text' && child.value.trim() === ''),
  );

/** Returns the name of a link without text, or of a video or a recording: an icon has a title. */
export function nameOf({ tagName, properties, children }: Element): string {
  const file = children.find((child) => isElement(child, 'source'));
  const { title, ariaLabel, href, src = file?.properties.src } = properties;
  const named = title ?? ariaLabel;
  if (named) return String(named);
  if (tagName === 'a') return String(href ?? '');
  return `${tagName === 'video' ? 'Video' : 'Audio'}: ${String(src ?? '').replace(/^.*\/(.*?)(?:-[\da-f]{32})?(\.\w+)$/, '$1$2')}`;
}

/** Returns what a picture says to those who do not see it. An SVG has it in an element, or the words that it shows. */
export function labelOf(picture: Element): string {
  const { ariaLabel, alt, title } = picture.properties;
  const named = childElements(picture).filter((child) => isElement(child, 'title'));
  const inside = named.length > 0 ? named.slice(0, 1) : findElements(picture, (node) => isElement(node, 'text'));
  return String(ariaLabel ?? (alt || title || inside.map((node) => toText(node).trim()).join(', ')));
}

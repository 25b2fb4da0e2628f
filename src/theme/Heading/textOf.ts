import { isValidElement, type PropsWithChildren, type ReactNode } from 'react';

/**
 * Returns the text of rendered children without the numbers of footnotes, or undefined if a part of it is known only to a
 * component without children.
 */
export function textOf(node: ReactNode): string | undefined {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) {
    const parts = node.map((part: ReactNode) => textOf(part));
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  if (!isValidElement<PropsWithChildren>(node)) return '';
  const { children } = node.props;
  if ('data-footnote-ref' in node.props) return '';
  return children === undefined ? undefined : textOf(children);
}

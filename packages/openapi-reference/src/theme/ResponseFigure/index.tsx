import type { ReactNode } from 'react';

/** The figure above the JSON of a reply. A site that swizzles it gets the props that its option `replyProps` computes. */
export default function ResponseFigure(): ReactNode {
  return null;
}

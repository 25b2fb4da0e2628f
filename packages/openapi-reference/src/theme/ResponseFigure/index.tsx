import type { ReactNode } from 'react';

/** The figure above the JSON of a response. A site that swizzles it gets the props that its option `responseProps` computes. */
export default function ResponseFigure(): ReactNode {
  return null;
}

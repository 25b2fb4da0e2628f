import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import type { OperationContent } from '@api-docs/openapi-facts';

import { element } from '../content/nodes';
import type { Attributes } from '../factComponent';

/** An operation, callback or webhook that a page shows. */
export interface Shown {
  /** How its components name it: `operation` as a path, the index of a `webhook`, and those of its callbacks, for example `0.1`. */
  name: { operation?: string; webhook?: string; callback?: string };
  /** Heading level of its sections. */
  level: number;
  content: OperationContent;
}

/** Returns a component with facts of what a page shows. */
export function factElement(
  component: string,
  { name }: Pick<Shown, 'name'>,
  attributes: Attributes,
): MdxJsxFlowElement {
  return element(component, [], { ...name, ...attributes });
}

/** Returns a component that loads what the build writes for a reference. */
export function loadingElement(component: string, written: Attributes, id: string): MdxJsxFlowElement {
  // That of the components is `api`.
  return element(component, [], { ...written, reference: id === 'api' ? undefined : id });
}

import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';

import { projectPath } from '@api-docs/kit/node';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns whether a node of a page is an element in JSX. */
export function isJsx(node: Node): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the attributes of an element whose values are text, by name. */
export function textAttributes({ attributes }: JsxElement): Partial<Record<string, string>> {
  const isText = (one: JsxElement['attributes'][number]) => 'name' in one && typeof one.value === 'string';
  return Object.fromEntries(attributes.filter(isText).map((one) => ['name' in one && one.name, one.value]));
}

/** Returns where a node is, for errors: the path of its file relative to the project, and its line. */
export function locationOf({ position }: Node, file: string, siteDir: string): string {
  return `${projectPath(siteDir, file)}:${position?.start.line ?? 1}`;
}

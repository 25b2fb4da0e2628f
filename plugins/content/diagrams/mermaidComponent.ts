import type { Root } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { buildError } from '../../lib/buildError';
import { attributeValue } from '../highlighting/jsxCodeBlock';

/** Module of Docusaurus' component for diagrams, which renders them in the browser. This site does not have it. */
const MODULE = '@theme/Mermaid';

interface Imports {
  type: string;
  data?: { estree?: { body: { type: string; source?: { value?: unknown } | null }[] } | null };
}

/**
 * Removes the import of Docusaurus' `<Mermaid>` from a page.
 *
 * @returns whether the page had it
 */
export function removeMermaidImport({ children }: Root): boolean {
  let found = false;
  for (const { type, data } of children as Imports[]) {
    if (type !== 'mdxjsEsm' || !data?.estree) continue;
    const kept = data.estree.body.filter(({ source }) => source?.value !== MODULE);
    found ||= kept.length < data.estree.body.length;
    data.estree.body = kept;
  }
  return found;
}

/**
 * Returns the source of a diagram in `<Mermaid value={…} />`: https://docusaurus.io/docs/markdown-features/diagrams
 *
 * @param position file and line of the element
 * @throws if the value is computed when the page is rendered
 */
export function componentSource({ attributes }: Pick<MdxJsxFlowElement, 'attributes'>, position: string): string {
  const attribute = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'value');
  const value = attribute?.type === 'mdxJsxAttribute' ? attributeValue(attribute) : undefined;
  if (typeof value === 'string') return value;
  throw buildError({
    file: position,
    problem: 'the diagram of <Mermaid> is not in the page',
    expected: 'value={`graph TD; …`} without ${}',
    found: attribute ? 'a value that is computed' : 'no value',
    why: 'The build draws the diagram, so that readers load no script for it.',
    remedy: 'write the text of the diagram in value, or in a ```mermaid block',
  });
}

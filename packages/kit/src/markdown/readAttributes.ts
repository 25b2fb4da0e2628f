import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

import { buildError, spellingRemedy } from '../errors/buildError';

/**
 * Reads the attributes of a component, which must be text.
 *
 * @param known names that the component may have
 * @param location `file:line` of the component
 * @returns the values by name
 * @throws with the location on an unknown or computed attribute
 */
export function readAttributes(
  { name, attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  known: readonly string[],
  location: string,
): Partial<Record<string, string>> {
  const entries = attributes.map((attribute) => {
    const written = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    if (typeof attribute.value === 'string' && known.includes(written)) return [written, attribute.value];
    throw buildError({
      file: location,
      problem: `invalid attribute of <${name}>`,
      expected: known.map((attributeName) => `${attributeName}="…"`).join(', ') || 'no attributes',
      found: written,
      remedy: known.includes(written)
        ? `write the value as a string: ${written}="…"`
        : spellingRemedy(written, known, 'remove the attribute'),
    });
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { pagePlace } from '../front-matter/pageKind';
import { spellingRemedy, teachingError } from '../teachingError';
import { versionPairs, type VersionPair } from './versionPairs';

/** The component that lists which pages changed. */
export const PAGE_CHANGES = 'PageChanges';

const KNOWN = ['from', 'to'];

function readAttributes({ attributes }: MdxJsxFlowElement, page: string): Record<string, string> {
  return Object.fromEntries(
    attributes.map((attribute) => {
      const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' && KNOWN.includes(name))
        return [name, attribute.value];
      throw teachingError({
        file: page,
        problem: `<${PAGE_CHANGES}> has an attribute that it does not know`,
        expected: 'from="…" and to="…"',
        found: name,
        remedy: KNOWN.includes(name)
          ? `write the value as text: ${name}="…"`
          : spellingRemedy(name, KNOWN, 'name the versions with from and to'),
      });
    }),
  );
}

/**
 * Reads which versions `<PageChanges>` compares.
 *
 * @param node the component
 * @param file the page, relative to the project; its own version is the newer one unless the component names another
 * @param order names of all versions, the oldest first
 * @throws with page and line when the site does not compare the two
 */
export function comparedVersions(node: MdxJsxFlowElement, file: string, order: readonly string[]): VersionPair {
  const page = `${file}:${node.position?.start.line ?? 1}`;
  const { from, to } = readAttributes(node, page);
  const newer = to ?? pagePlace(file)?.version ?? 'next';
  const pair = versionPairs(order).find((versions) => versions.older === from && versions.newer === newer);
  if (pair) return pair;
  throw teachingError({
    file: page,
    problem: `<${PAGE_CHANGES}> compares versions that the site does not compare`,
    expected: `from="…", and to="…" unless it is the page's own version; two of ${order.join(', ')}`,
    found: `from="${from ?? ''}" to="${newer}"`,
    remedy: 'name the version and its predecessor',
  });
}

import type { Element, ElementContent } from 'hast';

import { buildError } from '@api-docs/kit/buildError';
import { findElement, isElement, textContent } from '@api-docs/kit/html';

/** The section of the change-log about one version. */
export interface ReleaseSection {
  version: string;
  /** Id of its heading. */
  anchor: string;
  /** Content below its heading. */
  nodes: ElementContent[];
}

const isHeading = (node: ElementContent) => isElement(node, 'h2');

/**
 * Finds the sections about released versions in the change-log.
 *
 * @returns one section for each version, in the order of `versions`, except for old versions without a section
 * @throws if the change-log has no section about the latest version
 */
export function releaseSections(main: Element, versions: readonly string[], file: string): ReleaseSection[] {
  const sections: ReleaseSection[] = [];
  const content = findElement({ children: [main] }, ({ children }) => children.some(isHeading));
  for (const node of content?.children ?? []) {
    if (isElement(node, 'h2')) {
      // Before the link to the heading.
      const version = textContent(node.children[0]).trim();
      sections.push({ version, anchor: String(node.properties.id), nodes: [] });
    } else sections.at(-1)?.nodes.push(node);
  }
  const [latest] = versions;
  if (latest !== undefined && !sections.some(({ version }) => version === latest)) {
    throw buildError({
      file,
      problem: `the change-log of the latest version has no section about ${latest}`,
      expected: `the heading "## ${latest}"`,
      found: sections.map(({ version }) => `"${version}"`).join(', ') || 'no heading',
      why: 'The feeds of the change-log have one entry for each section about a version.',
      remedy: `add the heading "## ${latest}" above the changes of this version`,
    });
  }
  return versions.flatMap((version) => sections.filter((section) => section.version === version).slice(0, 1));
}

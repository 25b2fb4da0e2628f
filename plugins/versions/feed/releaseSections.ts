import { createSlugger } from '@docusaurus/utils';
import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { buildError } from '../../lib/buildError';
import { writtenId } from '../../content/parseMdx';

/** The section of the change-log about one version. */
export interface ReleaseSection {
  version: string;
  /** Id of its heading. */
  anchor: string;
  /** Content below its heading. */
  nodes: RootContent[];
}

/**
 * Finds the sections about released versions in the change-log.
 *
 * @param tree from `parseMdx`
 * @param versions names of the released versions, the latest first
 * @param file the change-log, relative to the project
 * @returns one section for each version, in the order of `versions`, except for old versions without a section
 * @throws if the change-log has no section about the latest version
 */
export function releaseSections({ children }: Root, versions: readonly string[], file: string): ReleaseSection[] {
  const slugger = createSlugger();
  const sections: ReleaseSection[] = [];
  for (const node of children) {
    if (node.type !== 'heading' || node.depth > 2) sections.at(-1)?.nodes.push(node);
    // Docusaurus makes the id of each heading unique.
    const anchor = node.type === 'heading' ? (writtenId(node) ?? slugger.slug(toString(node))) : '';
    if (node.type === 'heading' && node.depth === 2)
      sections.push({ version: toString(node).trim(), anchor, nodes: [] });
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

import type { Element, ElementContent } from 'hast';

import { buildError } from '@api-docs/kit/buildError';
import { docsFolder } from '@api-docs/kit/docsVersions';
import { findElement, isElement, textContent } from '@api-docs/kit/html';

const isHeading = (node: ElementContent) => isElement(node, 'h2');

/**
 * Finds the sections about released versions in the change-log.
 *
 * @returns one section for each version, in the order of `versions`, except for old versions without a section: the id of its
 *   heading, and the content below
 * @throws if the change-log has no section about the latest version
 */
export function releaseSections(main: Element, versions: readonly string[], file: string) {
  const sections: { version: string; anchor: string; nodes: ElementContent[] }[] = [];
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

/**
 * Derives dates from the history of the project, because no file says when a version was released. The first commit of
 * a version's docs does not change with later corrections, so feed readers do not show old versions as news.
 *
 * @param file the change-log of the latest version, relative to the project
 * @returns when the docs of each version were first committed, if known, and when the change-log was last committed, which is
 *   the date that readers see on the page; before a new version is committed, when the latest committed version was
 */
export function feedDates(file: string, versions: readonly string[], times: ReadonlyMap<string, readonly number[]>) {
  const added = versions.flatMap((version): [string, Date][] => {
    const commits = [...times].flatMap(([name, own]) => (name.startsWith(`${docsFolder(version)}/`) ? own : []));
    return commits.length > 0 ? [[version, new Date(Math.min(...commits))]] : [];
  });
  const updates = [...(times.get(file) ?? []), ...added.map(([, date]) => date.getTime())];
  return { updated: updates.length > 0 ? new Date(Math.max(...updates)) : undefined, added: new Map(added) };
}

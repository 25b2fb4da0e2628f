import { simpleHash } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { projectPath } from '@api-docs/kit/node';

/** Length of the hash that Docusaurus adds. */
const LENGTH = 6;

/**
 * Remark plugin for the ids of footnotes in posts. Docusaurus makes them unique with a hash of the absolute path, which another
 * folder of the project changes: this one has the path in the project.
 */
export function remarkFootnoteIds({ siteDir }: { siteDir: string }) {
  return (tree: Root, { path: file }: VFile): void => {
    const added = `-${simpleHash(file, LENGTH)}`;
    const own = `-${simpleHash(projectPath(siteDir, file), LENGTH)}`;
    visit(tree, (node) => {
      if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') return;
      if (node.identifier.endsWith(added)) node.identifier = node.identifier.slice(0, -added.length) + own;
    });
  };
}

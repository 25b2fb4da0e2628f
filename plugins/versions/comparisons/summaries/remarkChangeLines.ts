import type { Root } from 'mdast';
import type { VFile } from 'vfile';

import { projectPath } from '../../../lib/paths';
import type { ChangeLines } from './changeLines';

/**
 * Remark plugin that adds the lines about changes in other versions to the front matter of a page.
 *
 * @param siteDir absolute path of the project
 */
export function remarkChangeLines(linesOf: ChangeLines, siteDir: string) {
  return (_tree: Root, vfile: VFile): void => {
    const changes = linesOf(projectPath(siteDir, vfile.path));
    // The object that Docusaurus exports from the page.
    const frontMatter = vfile.data.frontMatter as { changes?: string } | undefined;
    if (frontMatter && changes.length > 0) frontMatter.changes = JSON.stringify(changes);
  };
}

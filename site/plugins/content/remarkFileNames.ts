import path from 'node:path';

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { throwErrors, type BuildErrorDetails } from '@api-docs/kit/buildError';
import { decoded } from '@api-docs/kit/decoded';

import { locationOf } from '../lib/pageNodes';

/** Signs of file names: the bundler reads the first two as parts of an import, browsers the others as parts of a URL. */
const UNUSABLE = /[!?#%]/;

/** Returns the decoded name of the file that a URL leads to; undefined if it leads to a page or to another host. */
function fileName(url: string): string | undefined {
  const [pathname = ''] = url.split(/[?#]/);
  if (/^(?:\w+:|\/\/)/.test(url) || !path.posix.extname(pathname) || /\.mdx?$/i.test(pathname)) return undefined;
  return decoded(pathname);
}

/** Remark plugin that stops the build at an image or a file whose name browsers or the bundler would read as something else. */
export function remarkFileNames({ siteDir }: { siteDir: string }) {
  return (tree: Root, vfile: VFile): void => {
    const errors: BuildErrorDetails[] = [];
    visit(tree, (node) => {
      if (node.type !== 'image' && node.type !== 'link') return;
      const name = fileName(node.url);
      if (name === undefined || !UNUSABLE.test(name)) return;
      errors.push({
        file: locationOf(node, vfile.path, siteDir),
        problem: 'readers would not get this file',
        expected: 'a file name without ! ? # %',
        found: name,
        remedy: `rename the file, for example to ${path.posix.basename(name).replaceAll(/[!?#%]+/g, '-')}`,
      });
    });
    throwErrors(errors);
  };
}

import path from 'node:path';

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Remark plugin that gives links in JSX, such as `<a href="/docs/intro/">`, the base path. Those to pages become links of the
 * site, which the build checks like those in Markdown. MDX would leave them as they are written.
 */
export function remarkPageLinks({ basePath }: { basePath: string }) {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (!('attributes' in node) || !Array.isArray(node.attributes) || node.name !== 'a') return;
      const href = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'href');
      if (typeof href?.value !== 'string' || !/^\/(?!\/)/.test(href.value) || href.value.startsWith(basePath)) return;
      const [page = ''] = href.value.split(/[?#]/);
      const isFile = path.extname(page) !== '' && !page.endsWith('/');
      if (isFile) href.value = basePath + href.value.slice(1);
      // Only elements without this mark are replaced by the site's components.
      else Object.assign((node.data ??= {}), { _mdxExplicitJsx: false });
    });
  };
}

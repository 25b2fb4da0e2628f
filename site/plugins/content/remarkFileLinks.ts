import type { Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** Attribute that Docusaurus adds to links to files, such as `[guide](./guide.pdf)`. */
const FILE_LINK = 'data-noBrokenLinkCheck';

/**
 * Remark plugin that makes links to files plain `<a>` elements. Docusaurus' link component would add a slash to the end of
 * their URL, because `trailingSlash` in `docusaurus.config.ts` applies to files, too.
 */
export function remarkFileLinks() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
      const attributes = node.attributes.filter((attribute) => !('name' in attribute && attribute.name === FILE_LINK));
      if (node.name !== 'a' || attributes.length === node.attributes.length) return;
      node.attributes = attributes;
      // Only elements without this mark are replaced by the site's components.
      node.data = { ...node.data, _mdxExplicitJsx: true } as typeof node.data;
    });
  };
}

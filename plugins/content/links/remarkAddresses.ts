import type { PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Remark plugin that ends the links of addresses in text before HTML and quotes. Markdown also reads an address whose signs are
 * escaped up to the next space, and Docusaurus stops at one that leads nowhere.
 */
export function remarkAddresses() {
  return (tree: Root): void => {
    visit(tree, 'link', (node, index = 0, parent) => {
      const { url, children } = node;
      const text = children.length === 1 && children[0]?.type === 'text' ? children[0].value : '';
      if (!/^https?:/i.test(url) || ![text, `http://${text}`].includes(url)) return undefined;
      const [address = ''] = text.split(/["<>]/);
      const rest = text.slice(address.length);
      const target = url.slice(0, url.length - rest.length);
      if (rest === '' && URL.canParse(target)) return undefined;
      const written: PhrasingContent[] = [{ type: 'text', value: address }];
      const parts = URL.canParse(target) ? [{ ...node, url: target, children: written }] : written;
      parent?.children.splice(index, 1, ...(parts as PhrasingContent[]), { type: 'text', value: rest });
      return index + 2;
    });
  };
}

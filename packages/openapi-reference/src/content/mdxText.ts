import type { RootContent } from 'mdast';
import { directiveToMarkdown } from 'mdast-util-directive';
import { mdxJsxToMarkdown, type MdxJsxFlowElement, type MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toMarkdown, type Handle, type Options } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import { unified } from 'unified';

/** Starts of lines that MDX would run. Escaping applies to text only, never to code. */
const CODE_STARTS: Options = {
  unsafe: [
    { atBreak: true, character: 'i', after: 'mport' },
    { atBreak: true, character: 'e', after: 'xport' },
  ],
};

const JSX = mdxJsxToMarkdown().handlers as Record<string, Handle>;

/** Writes an element. An attribute is text, in which MDX would decode references to characters. */
const writeElement: Handle = (node: MdxJsxFlowElement | MdxJsxTextElement, ...rest) => {
  const attributes = node.attributes.map(({ value, ...attribute }) =>
    typeof value === 'string' ? { ...attribute, value: value.replaceAll('&', '&amp;') } : { ...attribute, value },
  );
  return JSX[node.type]?.({ ...node, attributes }, ...rest) ?? '';
};

/** The notations that pages have beyond CommonMark, so that text does not become one. */
const EXTENSIONS: Options[] = [
  ...(
    unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkMdx).freeze().data() as {
      toMarkdownExtensions: Options[];
    }
  ).toMarkdownExtensions,
  directiveToMarkdown(),
  CODE_STARTS,
  { handlers: { mdxJsxFlowElement: writeElement, mdxJsxTextElement: writeElement } },
];

/** Writes content as MDX that reads as the same content, whatever its texts contain. */
export function mdxText(children: readonly RootContent[]): string {
  const root = { type: 'root' as const, children: [...children] };
  return toMarkdown(root, { resourceLink: true, fences: true, bullet: '-', extensions: EXTENSIONS }).trim();
}

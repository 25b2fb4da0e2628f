import type { RootContent, Text } from 'mdast';
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

/** What Docusaurus takes for an address, up to the next space, also where its signs are escaped. */
const ADDRESS = /((?:https?:\/\/|www\.)\S+)/i;

/** Writes text. An address in it that is no link stays text, because with HTML or quotes after it, it leads nowhere. */
const writeText: Handle = ({ value }: Text, _parent, state, info) => {
  if (state.stack.some((name) => name.startsWith('link'))) return state.safe(value, info);
  const parts = value.split(ADDRESS);
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return `{${JSON.stringify(part)}}`;
      const before = index === 0 ? info.before : '}';
      const after = index === parts.length - 1 ? info.after : '{';
      return state.safe(part, { ...info, before, after });
    })
    .join('');
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
  { handlers: { text: writeText, mdxJsxFlowElement: writeElement, mdxJsxTextElement: writeElement } },
];

/** Writes content as MDX that reads as the same content, whatever its texts contain. */
export function mdxText(children: readonly RootContent[]): string {
  const root = { type: 'root' as const, children: [...children] };
  return toMarkdown(root, { resourceLink: true, fences: true, bullet: '-', extensions: EXTENSIONS }).trim();
}

import { escapeMarkdownHeadingIds, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter).use(remarkMath);

/** Matches the comment in `## Heading {/* #my-id *\/}`, which is the value of an expression. */
const COMMENT_ID = /^\/\*\s*#(\S+)\s*\*\/$/;

/** Removes the id from the end of a heading and returns it; undefined if Docusaurus makes the id from the text. */
function takeId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type === 'mdxTextExpression') {
    const id = COMMENT_ID.exec(last.value)?.[1];
    if (id !== undefined) heading.children.pop();
    return id;
  }
  if (last?.type !== 'text') return undefined;
  const { text, id } = parseMarkdownHeadingId(last.value, 'classic');
  last.value = text;
  return id;
}

/** Returns the id that a heading of {@link parseMdx} has in the text; undefined if Docusaurus makes it from the words. */
export function writtenId({ data }: Heading): string | undefined {
  return (data as { id?: string } | undefined)?.id;
}

/**
 * Parses a page as Docusaurus does, except for its admonitions.
 *
 * @param source with or without front matter
 * @throws on malformed MDX, with `line` and `column`
 */
export function parseMdx(source: string): Root {
  const tree = parser.parse(escapeMarkdownHeadingIds(source));
  visit(tree, 'heading', (heading) => {
    const id = takeId(heading);
    if (id !== undefined) Object.assign((heading.data ??= {}), { id });
  });
  return tree;
}

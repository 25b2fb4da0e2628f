import { admonitionTitleToDirectiveLabel, parseMarkdownContentTitle } from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type { Paragraph, Root } from 'mdast';
import { directiveFromMarkdown, type ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { visit } from 'unist-util-visit';

import { remarkHeadingIdSyntax, takeHeadingId } from './headingIds';

/** Reads `:::note[Title]{#id}` blocks. Docusaurus prints directives inside of a line as they are written. */
function remarkContainers(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push({ flow: directive().flow ?? {} });
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

const markdownParser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).use(remarkContainers);
const mdxParser = markdownParser().use(remarkMdx).use(remarkComment).use(remarkHeadingIdSyntax);

/** Names of the admonitions of Docusaurus: `:::note`. */
export const ADMONITIONS = 'secondary info success danger note tip warning important caution'.split(' ');

/** Format of a page. In CommonMark (`mdx: { format: md }`), `{`, `<` and `import` are plain text or HTML. */
export interface PageFormat {
  isCommonMark?: boolean;
}

/**
 * Parses a page as Docusaurus does, with the ids at the end of its headings. Admonitions are `containerDirective` nodes.
 *
 * @param source with or without front matter
 * @throws on malformed MDX, with `line` and `column`
 */
export function parseWithIds(source: string, { isCommonMark = false }: PageFormat = {}): Root {
  return (isCommonMark ? markdownParser : mdxParser).parse(admonitionTitleToDirectiveLabel(source, ADMONITIONS));
}

/** Parses a page as {@link parseWithIds}, without the ids. */
export function parseMdx(source: string, format?: PageFormat): Root {
  const tree = parseWithIds(source, format);
  visit(tree, 'heading', (heading) => void takeHeadingId(heading));
  return tree;
}

/** The title of an admonition; undefined if it shows the name of its kind. */
export function admonitionTitle({ children }: ContainerDirective): Paragraph | undefined {
  const [first] = children;
  return first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
}

/**
 * Replaces each admonition by its content.
 *
 * @param titleOf returns what stands for the title
 */
export function unwrapAdmonitions(tree: Root, titleOf: (admonition: ContainerDirective) => Paragraph[]): void {
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const title = admonitionTitle(node);
    const content = node.children.filter((child) => child !== title);
    parent.children.splice(index, 1, ...titleOf(node), ...content);
    return index;
  });
}

/**
 * Returns the text of a title that is written as `# Title` with markup, which Docusaurus would show in menus and in the tab
 * as it is written.
 *
 * @param content of a page, without front matter
 * @returns undefined without such a title, and if code of the page makes a part of it
 */
export function plainTitle(content: string, format: PageFormat = {}): string | undefined {
  const { contentTitle = '' } = parseMarkdownContentTitle(content);
  // Docusaurus finds no title with a line separator.
  if (!/[<>\\&*_~[\]{}]/.test(contentTitle) && !/^\s*# [^\n]*[\u2028\u2029]/.test(content)) return undefined;
  try {
    const heading = parseMdx(content, format).children.find((node) => node.type === 'heading');
    const isComputed = heading?.children.some(({ type }) => type === 'mdxTextExpression');
    return heading && !isComputed ? toString(heading).trim() : undefined;
  } catch {
    // The compiler names the line.
    return undefined;
  }
}

import type {
  BlockContent,
  DefinitionContent,
  List,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  TableCell,
} from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';

import { readCodeBlock } from '@api-docs/ui/code';
import { admonitionTitle, parseMdx, unwrapAdmonitions, type PageFormat } from '@api-docs/kit/pages';
import type { Block, Run } from '@api-docs/kit/node';
import type { ComponentText, ShownBody } from '@api-docs/openapi-reference/library';

import { joinRuns } from '../runs';

/** A heading and the blocks up to the next heading. */
export interface Section {
  /** As in Markdown: 1 for the title of the page. */
  level: number;
  heading: Run[];
  blocks: Block[];
}

/** The content of a page, without its layout. */
export interface PageContent {
  title: string;
  /** The first one has the title as its heading, with the blocks up to the first heading of the text. */
  sections: Section[];
  /** Each body once, in page order. Their fields are compared by the API facts, not by position. */
  bodies: ShownBody[];
}

/** Reads what a component shows; returns undefined for a component that only wraps its children. */
export type ReadComponent = (element: MdxJsxFlowElement) => ComponentText | undefined;

/** Returns the title of an admonition, or its kind, as a paragraph. */
function titleParagraph(admonition: ContainerDirective): Paragraph[] {
  const { name } = admonition;
  const kind: Paragraph['children'] = [{ type: 'text', value: name.charAt(0).toUpperCase() + name.slice(1) }];
  const children = admonitionTitle(admonition)?.children ?? kind;
  return [{ type: 'paragraph', children: [{ type: 'strong', children }] }];
}

/** Links are not compared, so a link joins the text around it. */
function runsOf(nodes: readonly PhrasingContent[], formatting: Omit<Run, 'text'> = {}): Run[] {
  const runs = nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'text':
        return [{ text: node.value.replace(/\s+/g, ' '), ...formatting }];
      case 'inlineCode':
        return [{ text: node.value, ...formatting, code: true }];
      case 'strong':
        return runsOf(node.children, { ...formatting, strong: true });
      case 'emphasis':
        return runsOf(node.children, { ...formatting, emphasis: true });
      case 'break':
        return [{ text: ' ', ...formatting }];
      case 'link':
      case 'delete':
        return runsOf(node.children, formatting);
      case 'mdxJsxTextElement':
        return runsOf(node.children as PhrasingContent[], formatting);
      case 'html':
      case 'mdxTextExpression':
        return [];
      default:
        return [{ text: toString(node), ...formatting }];
    }
  });
  return joinRuns(runs);
}

function itemBlocks(list: List, read: ReadComponent): Block[] {
  return list.children.flatMap((item, index) => {
    const mark = list.ordered ? `${(list.start ?? 1) + index}.` : '-';
    const [first, ...rest] = item.children;
    const runs = first?.type === 'paragraph' ? runsOf(first.children) : [];
    const inner = first?.type === 'paragraph' ? rest : item.children;
    return [{ kind: 'item', mark, runs } satisfies Block, ...blocksOf(inner, read)];
  });
}

/**
 * Reads content of a page.
 *
 * @param read by default, elements only wrap their children
 */
export function blocksOf(
  nodes: readonly (RootContent | BlockContent | DefinitionContent)[],
  read: ReadComponent = () => undefined,
): Block[] {
  return nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case 'paragraph':
        return [{ kind: 'paragraph', runs: runsOf(node.children) }];
      // Of an element that a component with facts writes, such as `<summary>`.
      case 'text':
        return [{ kind: 'paragraph', runs: runsOf([node]) }];
      case 'list':
        return itemBlocks(node, read);
      case 'blockquote':
      case 'footnoteDefinition':
        return blocksOf(node.children, read);
      // A heading inside another element. Top-level headings start sections.
      case 'heading':
        return [{ kind: 'paragraph', runs: runsOf(node.children, { strong: true }) }];
      case 'table': {
        const [head = [], ...rows] = node.children.map((row) =>
          row.children.map((cell: TableCell) => runsOf(cell.children)),
        );
        return [{ kind: 'table', head, rows }];
      }
      case 'code': {
        // With its title, and without magic comments. Highlighted lines and line numbers are not compared.
        const { title, code } = readCodeBlock({ code: node.value, language: node.lang, meta: node.meta });
        return [{ kind: 'code', ...(title ? { title } : {}), text: code }];
      }
      case 'mdxJsxFlowElement':
        return read(node)?.blocks ?? blocksOf(node.children, read);
      default:
        return [];
    }
  });
}

function sectionsOf(title: string, { children }: Root, read: ReadComponent): Section[] {
  const sections: Section[] = [{ level: 1, heading: [{ text: title }], blocks: [] }];
  for (const node of children) {
    if (node.type === 'heading') sections.push({ level: node.depth, heading: runsOf(node.children), blocks: [] });
    else sections.at(-1)?.blocks.push(...blocksOf([node], read));
  }
  return sections;
}

/**
 * Parses the MDX of a page, and puts a paragraph with its title in front of the content of each admonition.
 *
 * @param text below the front matter, with brand tokens replaced
 */
export function parseMdxPage(text: string, format?: PageFormat): Root {
  const tree = parseMdx(text, format);
  unwrapAdmonitions(tree, titleParagraph);
  return tree;
}

/**
 * Reads the content of a page that comparisons use: sections with their blocks, and the API bodies that components show.
 *
 * @param tree result of {@link parseMdxPage}, which is not changed
 */
export function readMdx(title: string, tree: Root, readComponent: ReadComponent): PageContent {
  const bodies = new Map<string, ShownBody>();
  const read: ReadComponent = (node) => {
    const content = readComponent(node);
    if (content?.body) bodies.set(JSON.stringify(content.body), content.body);
    return content;
  };
  const sections = sectionsOf(title, tree, read);
  return { title, sections, bodies: [...bodies.values()] };
}

import type {
  BlockContent,
  Code,
  DefinitionContent,
  List,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
  TableCell,
} from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import type { MagicComments } from '../highlighting/magicComments';
import { codeContent } from './codeContent';
import type { Block, PageContent, Run, Section, ShownBody } from './content';

/** Examples: `:::note`, `  :::warning[Mind the direction]`, `:::`; or a whole block of code, which may show one. */
const ADMONITION =
  /^(?<indent>[ \t]*)(?<fence>`{3,}|~{3,})[\s\S]*?^\k<indent>\k<fence>.*$|^[ \t]*:{3,}(?:[ \t]*(?<kind>\w+)(?:\[(?<title>.*)\])?)?[ \t]*$/gm;

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

type Look = Omit<Run, 'text'>;

/** What a component says: passages, or the fields of a body. */
export interface ComponentContent {
  blocks: Block[];
  body?: ShownBody;
}

/** How a component of a page reads, given its node; undefined for one that only frames its content. */
export type ReadComponent = (element: MdxJsxFlowElement) => ComponentContent | undefined;

/** The same for blocks of code. */
type ReadPart = (node: MdxJsxFlowElement | Code) => ComponentContent | undefined;

/** What stands around the text of a page, with the brand filled in. */
export interface PageHead {
  title: string;
  description: string;
}

/** An admonition becomes what it says: its title, or its kind, as a paragraph of its own. */
function withoutAdmonitions(text: string): string {
  return text.replace(ADMONITION, (...match) => {
    const { fence, kind, title } = match.at(-1) as { fence?: string; kind?: string; title?: string };
    if (fence !== undefined) return match[0] as string;
    if (kind === undefined) return '';
    return `\n**${title ?? kind.charAt(0).toUpperCase() + kind.slice(1)}**\n`;
  });
}

/** Neighbors in one look are one run: a link, whose look is not compared, is read with the words around it. */
function joined(runs: readonly Run[]): Run[] {
  const lookOf = ({ code, strong, emphasis }: Run) => [code, strong, emphasis].join();
  return runs.reduce<Run[]>((all, run) => {
    const last = all.at(-1);
    if (!last || lookOf(last) !== lookOf(run)) return [...all, run];
    return [...all.slice(0, -1), { ...last, text: last.text + run.text }];
  }, []);
}

function runsOf(nodes: readonly PhrasingContent[], look: Look = {}): Run[] {
  return joined(
    nodes.flatMap((node): Run[] => {
      switch (node.type) {
        case 'text':
          return [{ text: node.value.replace(/\s+/g, ' '), ...look }];
        case 'inlineCode':
          return [{ text: node.value, ...look, code: true }];
        case 'strong':
          return runsOf(node.children, { ...look, strong: true });
        case 'emphasis':
          return runsOf(node.children, { ...look, emphasis: true });
        case 'break':
          return [{ text: ' ', ...look }];
        case 'link':
        case 'delete':
          return runsOf(node.children, look);
        case 'mdxJsxTextElement':
          return runsOf(node.children as PhrasingContent[], look);
        // A comment: pages compute nothing.
        case 'mdxTextExpression':
          return [];
        default:
          return [{ text: toString(node), ...look }];
      }
    }),
  );
}

function itemBlocks(list: List, depth: number, read: ReadPart): Block[] {
  return list.children.flatMap((item: ListItem, index) => {
    const mark = list.ordered ? `${(list.start ?? 1) + index}.` : '-';
    const [first, ...rest] = item.children;
    const runs = first?.type === 'paragraph' ? runsOf(first.children) : [];
    const inner = first?.type === 'paragraph' ? rest : item.children;
    return [{ kind: 'item', depth, mark, runs } satisfies Block, ...blocksOf(inner, read, depth + 1)];
  });
}

function blocksOf(
  nodes: readonly (RootContent | BlockContent | DefinitionContent)[],
  read: ReadPart,
  depth = 0,
): Block[] {
  return nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case 'paragraph':
        return [{ kind: 'paragraph', runs: runsOf(node.children) }];
      case 'list':
        return itemBlocks(node, depth, read);
      case 'blockquote':
      case 'footnoteDefinition':
        return blocksOf(node.children, read, depth);
      // Inside of another element; headings of the page begin sections.
      case 'heading':
        return [{ kind: 'paragraph', runs: runsOf(node.children, { strong: true }) }];
      case 'table': {
        const [head = [], ...rows] = node.children.map((row) =>
          row.children.map((cell: TableCell) => runsOf(cell.children)),
        );
        return [{ kind: 'table', head, rows }];
      }
      case 'code':
      case 'mdxJsxFlowElement': {
        const blocks = read(node)?.blocks;
        return blocks ?? ('children' in node ? blocksOf(node.children as BlockContent[], read, depth) : []);
      }
      default:
        return [];
    }
  });
}

/** What stands before the first heading is a section too. */
function sectionsOf({ children }: Root, read: ReadPart): Section[] {
  const sections: Section[] = [{ level: 1, heading: [], blocks: [] }];
  for (const node of children) {
    if (node.type === 'heading') sections.push({ level: node.depth, heading: runsOf(node.children), blocks: [] });
    else sections.at(-1)?.blocks.push(...blocksOf([node], read));
  }
  return sections.filter(({ level, blocks }) => level > 1 || blocks.length > 0);
}

/**
 * Parses a page's MDX.
 *
 * @param text below the front matter, with the brand filled in
 * @throws when it is no MDX
 */
export function parsePage(text: string): Root {
  return parser.parse(withoutAdmonitions(text));
}

/**
 * Reads a page as it is compared with another version's: headings, passages, tables, code, and the API facts that its
 * components show.
 *
 * @param page what stands around its text
 * @param tree its text, as {@link parsePage} gives it; it stays as it is
 * @param read turns a component into what a reader sees of it
 * @param magicComments comments that mark lines of code and are not printed; those of Docusaurus if left out
 */
export function readContent(
  { title, description }: PageHead,
  tree: Root,
  read: ReadComponent,
  magicComments?: MagicComments,
): PageContent {
  const bodies = new Map<string, ShownBody>();
  const readAndNote: ReadPart = (node) => {
    const code = codeContent(node, magicComments);
    if (code) return { blocks: [code] };
    const content = node.type === 'code' ? undefined : read(node);
    if (content?.body) bodies.set(JSON.stringify(content.body), content.body);
    return content;
  };
  const sections = sectionsOf(tree, readAndNote);
  return { title, description, sections, bodies: [...bodies.values()] };
}

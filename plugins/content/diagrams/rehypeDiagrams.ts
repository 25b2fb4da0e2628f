import { getFileLoaderUtils } from '@docusaurus/utils';
import type { Element, Root, RootContent } from 'hast';
import { toText } from 'hast-util-to-text';
import type { MdxJsxAttribute, MdxJsxAttributeValueExpression, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { buildError } from '../../lib/buildError';
import { projectPath } from '../../lib/paths';
import type { Diagram, DiagramRenderer } from './diagramRenderer';
import { componentSource, removeMermaidImport } from './mermaidComponent';

const STYLESHEET = 'plugins/content/diagrams/diagram.css';

/** Width in pixels of the narrowest column of text. A wider diagram may scroll, so it can have the keyboard focus. */
const NARROW_COLUMN = 300;

/** Maximum width in pixels of a diagram that shrinks to a column of 720 pixels: its labels become 11 pixels high. */
const MAX_SHRINKING = 960;

const loaders = getFileLoaderUtils(false).loaders;

type Node = Root | RootContent;

type AttributeValue = MdxJsxAttribute['value'];

/** Returns an expression for the URL of a file of the project, which the bundler copies to the site. */
function urlOf(loader: string, file: string): MdxJsxAttributeValueExpression {
  const request = `${loader}@site/${file.replaceAll('\\', '/')}`;
  const value = `require(${JSON.stringify(request)}).default`;
  const call = {
    type: 'CallExpression' as const,
    callee: { type: 'Identifier' as const, name: 'require' },
    arguments: [{ type: 'Literal' as const, value: request }],
    optional: false,
  };
  const expression = {
    type: 'MemberExpression' as const,
    object: call,
    property: { type: 'Identifier' as const, name: 'default' },
    computed: false,
    optional: false,
  };
  return {
    type: 'mdxJsxAttributeValueExpression',
    value,
    data: { estree: { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] } },
  };
}

function jsx(name: string, attributes: Record<string, AttributeValue>, children: MdxJsxFlowElement[] = []) {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
  } as MdxJsxFlowElement;
}

/**
 * Returns the elements of a diagram. Both images are in the HTML and CSS shows one, so that the color mode needs no script;
 * browsers load only the one that they show. `data-mermaid` is the source for the Markdown version of the page.
 */
function diagramElements(diagram: Diagram, code: string): MdxJsxFlowElement[] {
  const image = (mode: 'light' | 'dark') =>
    jsx('img', {
      className: `diagram-${mode}`,
      src: urlOf(loaders.inlineMarkdownAssetImageFileLoader, diagram[mode]),
      alt: diagram.alternative,
      width: String(diagram.width),
      height: String(diagram.height),
      loading: 'lazy',
    });
  const scrolls = { tabIndex: '0', role: 'group', 'aria-label': 'Diagram, scrolls sideways' };
  const className = diagram.width > MAX_SHRINKING ? 'diagram' : 'diagram diagram-shrinks';
  return [
    // In the body, so that it follows the scripts of the head.
    jsx('link', { rel: 'stylesheet', href: urlOf(loaders.inlineMarkdownLinkFileLoader, STYLESHEET) }),
    jsx('div', { className, 'data-mermaid': code, ...(diagram.width > NARROW_COLUMN ? scrolls : {}) }, [
      image('light'),
      image('dark'),
    ]),
  ];
}

/** Returns the source of a `mermaid` block. */
function mermaidSource({ tagName, children: [code] }: Element): string | undefined {
  if (tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const { className } = code.properties;
  const isMermaid = Array.isArray(className) && className.includes('language-mermaid');
  return isMermaid ? toText(code, { whitespace: 'pre' }).trimEnd() : undefined;
}

/** Returns the line of an error in the page. Mermaid counts without front matter and comments of the diagram. */
function errorLine(message: string, code: string, blockLine: number): number {
  const [, line] = /\bon line:? (\d+)|\bline (\d+)/i.exec(message) ?? [];
  const isShifted = /^\s*(?:---|%%)/m.test(code);
  return line === undefined || isShifted ? blockLine : blockLine + Math.min(Number(line), code.split('\n').length);
}

/**
 * Rehype plugin that replaces `mermaid` blocks and Docusaurus' `<Mermaid>` by images, so that readers load no script.
 *
 * @throws with the page, the line and Mermaid's message if a diagram cannot be rendered
 */
export function rehypeDiagrams({ siteDir, render }: { siteDir: string; render: DiagramRenderer }) {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const file = projectPath(siteDir, vfile.path);
    const hasComponent = removeMermaidImport(tree);
    const blocks: { node: Node; parent: { children: unknown[] }; code: string }[] = [];
    visit(tree, (node: Node, _index, parent) => {
      const code =
        node.type === 'element'
          ? mermaidSource(node)
          : hasComponent && node.type === 'mdxJsxFlowElement' && node.name === 'Mermaid'
            ? componentSource(node, `${file}:${node.position?.start.line ?? 1}`)
            : undefined;
      if (code !== undefined && parent) blocks.push({ node, parent, code });
    });
    for (const { node, parent, code } of blocks) {
      const blockLine = node.position?.start.line ?? 1;
      const diagram = await render(code).catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        throw buildError({
          file: `${file}:${errorLine(message, code, blockLine)}`,
          problem: 'the mermaid block cannot be drawn',
          expected: 'a diagram that Mermaid draws with labels of plain text: https://mermaid.js.org/intro/',
          found: message.trim(),
          remedy:
            'fix the line, or save the diagram as SVG in https://mermaid.live next to the page and write ![What it shows](./diagram.svg)',
        });
      });
      parent.children.splice(parent.children.indexOf(node), 1, ...diagramElements(diagram, code));
    }
  };
}

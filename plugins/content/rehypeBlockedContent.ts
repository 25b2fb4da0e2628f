import type { Element, Root } from 'hast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { buildError, type BuildErrorDetails } from '../lib/buildError';
import { projectPath } from '../lib/paths';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Attributes with URLs that a browser loads, by element. */
const LOADED: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  img: ['src', 'srcSet'],
  link: ['href'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcSet'],
  track: ['src'],
  video: ['src', 'poster'],
};

/** Values of `rel` of links that a browser loads. */
const LOADED_LINKS = /\b(?:stylesheet|preload|modulepreload|icon|manifest)\b/;

const OTHER_HOST = /^(?:https?:)?\/\//i;

type Problem = Omit<BuildErrorDetails, 'file'>;

/** Returns the name of an element and its attributes with text, of HTML or of JSX. */
function readElement(node: Element | JsxElement): { name: string; attributes: Record<string, string> } {
  const values: [string, unknown][] =
    node.type === 'element'
      ? Object.entries(node.properties).map(([name, value]) => [name, [value].flat().join(' ')])
      : node.attributes.flatMap((attribute) => ('name' in attribute ? [[attribute.name, attribute.value]] : []));
  const texts = values.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { name: (node.type === 'element' ? node.tagName : node.name) ?? '', attributes: Object.fromEntries(texts) };
}

function loadedFromOtherHost({ name, attributes }: ReturnType<typeof readElement>): Problem | undefined {
  if (name === 'link' && !LOADED_LINKS.test(attributes.rel ?? '')) return undefined;
  const url = LOADED[name]?.map((attribute) => attributes[attribute] ?? '').find((value) => OTHER_HOST.test(value));
  if (url === undefined) return undefined;
  return {
    problem: `<${name}> loads from another host`,
    expected: 'a file of this project, or a link',
    found: url,
    why: 'Pages send no requests to other hosts, so that nobody learns who reads them. The browser blocks this one.',
    remedy:
      name === 'img'
        ? 'save the image next to the page and write ![Description](./image.png)'
        : 'write a link: [Title](https://…), or save the file next to the page',
  };
}

function blockedElement({ name }: ReturnType<typeof readElement>): Problem | undefined {
  if (name !== 'style') return undefined;
  return {
    problem: '<style> in a page has no effect',
    expected: 'the classes of Infima, or a stylesheet in src/css',
    found: '<style>',
    why: 'The content security policy blocks it.',
    remedy: 'use classes such as text--center: https://infima.dev/docs/utilities',
  };
}

/**
 * Rehype plugin that stops the build where a page would look broken to readers: files of other hosts and `<style>` elements.
 */
export function rehypeBlockedContent({ siteDir }: { siteDir: string }) {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node) => {
      if (node.type !== 'element' && !/^mdxJsx(?:Flow|Text)Element$/.test(node.type)) return;
      const element = readElement(node as Element | JsxElement);
      const problem = loadedFromOtherHost(element) ?? blockedElement(element);
      const line = node.position?.start.line ?? 1;
      if (problem) throw buildError({ file: `${projectPath(siteDir, vfile.path)}:${line}`, ...problem });
    });
  };
}

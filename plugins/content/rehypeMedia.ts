import path from 'node:path';

import { getFileLoaderUtils } from '@docusaurus/utils';
import type { JSXElement } from 'estree-jsx';
import type { Element, Root } from 'hast';
import { toEstree } from 'hast-util-to-estree';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { projectPath, throwErrors, type BuildErrorDetails } from '@api-docs/kit/node';
import { decoded } from '@api-docs/kit';
import { parseMdx } from '@api-docs/kit/pages';

import { isJsx, locationOf, type JsxElement } from '../lib/pageNodes';
import { isFile, isStaticFile, linkedFile } from './staticFiles';

declare module 'vfile' {
  interface DataMap {
    /** Set by Docusaurus. */
    compilerName?: 'client' | 'server';
  }
}

/** Attributes with addresses that a browser loads, by element. */
const LOADED: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  iframe: ['src'],
  img: ['src', 'srcset'],
  link: ['href'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  video: ['src', 'poster'],
};

/** Attributes with images, which may be in the address. */
const IMAGES: readonly string[] = ['img src', 'img srcset', 'source srcset', 'video poster', 'link href'];

/** Values of `rel` of links that a browser loads. */
const LOADED_LINKS = /\b(?:stylesheet|preload|modulepreload|icon|manifest)\b/;

const OTHER_HOST = /^(?:https?:)?\/\//i;

/** Example: `data:`. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

type Problem = Omit<BuildErrorDetails, 'file'>;

interface MediaOptions {
  /** Absolute path of the project. */
  siteDir: string;
  basePath: string;
}

interface Code {
  code: string;
}

interface MediaAttribute {
  name: string;
  value: string;
  set(value: string | Code): void;
}

/** Returns an element of the HTML of a CommonMark page in JSX, whose attributes can be code. */
function asJsx({ tagName, properties, children, ...place }: Element): MdxJsxTextElementHast {
  const program = toEstree({ type: 'element', tagName, properties, children: [] });
  const [statement] = program.body;
  const jsx = statement?.type === 'ExpressionStatement' ? (statement.expression as unknown as JSXElement) : undefined;
  const attributes = (jsx?.openingElement.attributes ?? []).flatMap((attribute): MdxJsxAttribute | [] => {
    if (attribute.type !== 'JSXAttribute') return [];
    const { name, value } = attribute;
    const written = { type: 'mdxJsxAttribute' as const, name: String(name.name) };
    if (value?.type !== 'JSXExpressionContainer')
      return { ...written, value: value?.type === 'Literal' ? String(value.value) : null };
    // A style, for example.
    const code = { ...program, body: [{ type: 'ExpressionStatement', expression: value.expression }] };
    const estree = code as unknown as typeof program;
    return { ...written, value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } } };
  });
  return { ...place, type: 'mdxJsxTextElement', name: tagName, attributes, children, data: {} };
}

/** Reads an element of JSX: its name, and its attributes that are text. */
function readElement(node: JsxElement): { name: string; attributes: readonly MediaAttribute[] } {
  const attributes = node.attributes.flatMap((attribute): MediaAttribute[] => {
    if (!('name' in attribute) || typeof attribute.value !== 'string') return [];
    const { name, value } = attribute;
    return [{ name, value, set: (changed) => void (attribute.value = jsxValue(changed)) }];
  });
  return { name: node.name ?? '', attributes };
}

function jsxValue(value: string | Code): MdxJsxAttribute['value'] {
  if (typeof value === 'string') return value;
  const [element] = parseMdx(`<a b={${value.code}} />`).children as MdxJsxFlowElement[];
  return element?.attributes[0]?.value;
}

function joined(parts: readonly (string | Code)[]): string | Code {
  if (parts.every((part) => typeof part === 'string')) return parts.join('');
  return { code: parts.map((part) => (typeof part === 'string' ? JSON.stringify(part) : part.code)).join(' + ') };
}

function blockedAddress(name: string, url: string): Problem {
  return {
    problem: OTHER_HOST.test(url)
      ? `<${name}> loads from another host`
      : `<${name}> shows nothing, because browsers block its address`,
    expected: 'a file of this project, or a link',
    found: url,
    why: 'The content security policy allows the files of the site, and data: for images, so that nobody learns who reads them.',
    remedy:
      name === 'img'
        ? 'save the image next to the page and write ![Description](./image.png)'
        : 'write a link: [Title](https://…), or save the file next to the page',
  };
}

function missingFile(name: string, url: string): Problem {
  return {
    problem: `<${name}> names a file that does not exist`,
    expected: 'a file next to the page, such as ./image.png, or below static/, such as /img/image.png',
    found: url,
    remedy: 'save the file there, or fix its name, whose case counts',
  };
}

const PLUGIN: Problem = {
  problem: '<object> and <embed> show nothing',
  expected: '<img>, <iframe>, <audio> or <video>, or a link',
  found: 'a plugin',
  why: 'The content security policy blocks them.',
  remedy: 'write ![Description](./image.svg), or a link: [Title](./file.pdf)',
};

/** Elements that browsers block, whatever they contain. */
const BLOCKED: Readonly<Record<string, Problem>> = {
  style: {
    problem: '<style> in a page has no effect',
    expected: 'the classes of Infima, or a stylesheet in src/css',
    found: '<style>',
    why: 'The content security policy blocks it.',
    remedy: 'use classes such as text--center: https://infima.dev/docs/utilities',
  },
  object: PLUGIN,
  embed: PLUGIN,
};

function resolver(file: string, isServer: boolean, { siteDir, basePath }: MediaOptions) {
  const { inlineMarkdownImageFileLoader, inlineMarkdownLinkFileLoader } = getFileLoaderUtils(isServer).loaders;

  /** Returns where the file is served or what requires it; undefined if it does not exist. */
  function locate(url: string, isImage: boolean): string | Code | undefined {
    const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    // A page in a frame, or nothing.
    const isOther = path.extname(pathname) === '';
    if (pathname.startsWith('/')) {
      const inside = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname.slice(1);
      return isStaticFile(inside, siteDir) || isOther ? `${basePath}${inside}${suffix}` : undefined;
    }
    const absolute = linkedFile(decoded(pathname), file, siteDir);
    if (!isFile(absolute)) return isOther ? url : undefined;
    const loader = isImage ? inlineMarkdownImageFileLoader : inlineMarkdownLinkFileLoader;
    const request = `${loader}./${projectPath(path.dirname(file), absolute)}`;
    // The bundler replaces it by the address of the file.
    const source = { code: `require(${JSON.stringify(request)}).default` };
    return suffix === '' ? source : joined([source, suffix]);
  }

  /** Completes the addresses of an attribute. Returns what is wrong with them. */
  return (name: string, { name: attribute, value, set }: MediaAttribute): Problem[] => {
    const isSet = attribute.toLowerCase() === 'srcset';
    const isImage = IMAGES.includes(`${name} ${attribute.toLowerCase()}`);
    if (isImage && /(?:^|\s)data:/i.test(value)) return [];
    const problems: Problem[] = [];
    const locateOr = (url: string): string | Code => {
      const isBlocked = OTHER_HOST.test(url) || SCHEME.test(url);
      const located = isBlocked ? undefined : locate(url, isImage);
      if (located === undefined) problems.push(isBlocked ? blockedAddress(name, url) : missingFile(name, url));
      return located ?? url;
    };
    // Examples of a set: `small.png 1x, large.png 2x`.
    const parts = isSet ? value.split(/((?:\s+[\d.]+[wx])?\s*(?:,\s+|$))/) : [value];
    set(joined(parts.map((part, index) => (index % 2 === 0 && part !== '' ? locateOr(part.trim()) : part))));
    return problems;
  };
}

/**
 * Rehype plugin for media in HTML and JSX. Files get the address at which they are served, as images of Markdown do.
 * The build stops where readers would see nothing: missing files, files of other hosts, and what the policy blocks.
 * Throws with all problems of the page.
 */
export function rehypeMedia(options: MediaOptions) {
  return (tree: Root, vfile: VFile): void => {
    const resolve = resolver(vfile.path, vfile.data.compilerName === 'server', options);
    const errors: BuildErrorDetails[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const isRead = LOADED[node.tagName] ?? BLOCKED[node.tagName];
      if (isRead && parent && index !== undefined) parent.children[index] = asJsx(node);
    });
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      const { name, attributes } = readElement(node);
      const rel = attributes.find((attribute) => attribute.name === 'rel')?.value ?? '';
      const loaded = name === 'link' && !LOADED_LINKS.test(rel) ? [] : (LOADED[name] ?? []);
      const problems = attributes
        .filter((attribute) => loaded.includes(attribute.name.toLowerCase()))
        .flatMap((attribute) => resolve(name, attribute));
      if (problems.length === 0 && BLOCKED[name]) problems.push(BLOCKED[name]);
      const file = locationOf(node, vfile.path, options.siteDir);
      errors.push(...problems.map((problem) => ({ file, ...problem })));
    });
    throwErrors(errors);
  };
}

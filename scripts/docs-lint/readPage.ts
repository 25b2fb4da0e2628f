import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Node, Root, Yaml } from 'mdast';
import { visit } from 'unist-util-visit';

import { isCommonMark, parseFrontMatter, parseMdx } from '@api-docs/kit/pages';

/** A part of a text, from the first index up to the second. */
type Range = readonly [start: number, end: number];

/** A page, read for the rules. The three texts have the length of the source, with spaces in place of everything else. */
export interface Page {
  /** Path relative to the project, with forward slashes. */
  file: string;
  source: string;
  tree: Root;
  frontMatter: Readonly<Record<string, unknown>>;
  /** What readers read: text, inline code, and title and description of the front matter. */
  prose: string;
  /** Prose in the writer's own words: without inline code, quotations and tables. */
  ownWords: string;
  /** Code blocks. */
  code: string;
  /** Returns where a node is in the source. */
  rangeOf(node: Node): Range;
}

/** What a rule finds on a page. */
export interface Match {
  /** Where it starts in the source of the page. */
  index: number;
  /** What is wrong and how to fix it, as one line. */
  message: string;
}

/** Keeps line breaks and the borders of cells, over which no phrase extends. */
function blank(text: string): string {
  return text.replace(/[^\n|]/g, ' ');
}

function keepOnly(source: string, ranges: readonly Range[]): string {
  let kept = '';
  for (const [start, end] of ranges) kept += blank(source.slice(kept.length, start)) + source.slice(start, end);
  return kept + blank(source.slice(kept.length));
}

/** Returns a function that finds a node in the source by line and column: {@link parseMdx} changes the offsets. */
function rangeFinder(source: string): (node: Node) => Range {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const indexOf = (point?: { line: number; column: number }) =>
    point ? (starts[point.line - 1] ?? 0) + point.column - 1 : 0;
  return ({ position }) => [indexOf(position?.start), indexOf(position?.end)];
}

/** Matches the value of a field with prose, without its quotes. Example: `description: "Send a call."` */
const FIELD = /^(?:title|sidebar_label|description): *["']?(.+?)["']?$/gm;

function fieldRanges({ value }: Yaml, start: number): Range[] {
  return [...value.matchAll(FIELD)].map(({ 0: line, 1: text = '', index }) => {
    const textStart = start + '---\n'.length + index + line.indexOf(text);
    return [textStart, textStart + text.length];
  });
}

/** Example: `"Please call us."` */
const QUOTATION = /"[^"\n|]*"|“[^”\n|]*”/g;

/** Reads a page. Throws if the page is not valid MDX, or its front matter not valid YAML. */
export async function readPage(file: string, source: string): Promise<Page> {
  const params = { filePath: file, fileContent: source, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER };
  const { frontMatter } = await parseFrontMatter(params, file);
  const tree = parseMdx(source, { isCommonMark: isCommonMark(frontMatter) });
  const rangeOf = rangeFinder(source);
  const [prose, own, code]: [Range[], Range[], Range[]] = [[], [], []];
  let othersUntil = 0;
  visit(tree, (node) => {
    const range = rangeOf(node);
    if (node.type === 'blockquote' || node.type === 'table') othersUntil = Math.max(othersUntil, range[1]);
    if (node.type === 'code') code.push(range);
    if (node.type === 'inlineCode') prose.push(range);
    const words = node.type === 'yaml' ? fieldRanges(node, range[0]) : node.type === 'text' ? [range] : [];
    prose.push(...words);
    if (range[0] >= othersUntil) own.push(...words);
  });
  const ownWords = keepOnly(source, own).replace(QUOTATION, blank);
  const texts = { prose: keepOnly(source, prose).replaceAll('`', ' '), ownWords, code: keepOnly(source, code) };
  return { file, source, tree, frontMatter, ...texts, rangeOf };
}

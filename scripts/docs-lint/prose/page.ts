import type { Root } from 'mdast';
import { parse } from 'yaml';

import { classifyPage, type PageKind } from '../../../plugins/content/front-matter/pageKind';
import { parseMdx } from '../../../plugins/content/parseMdx';
import { readPassages, type Passage } from './passages';

/** A page, parsed for the prose rules. */
export interface Page {
  /** Path relative to the project, with forward slashes. */
  file: string;
  kind: PageKind;
  source: string;
  tree: Root;
  frontMatter: Readonly<Record<string, unknown>>;
  /** All prose, including that of the front matter. */
  passages: Passage[];
  /** Lines that open or close an admonition. */
  admonitionLines: ReadonlySet<number>;
}

/** Examples: `:::note`, `  :::warning[Mind the direction]`, `:::tip{#my-id}`, `:::`. */
const ADMONITION = /^[ \t]*:{3,}(?:[ \t]*\w+(?:\[(?<title>.*)\])?(?:\{.*\})?)?[ \t]*$/;

interface Admonition {
  line: number;
  /** Column of the title's first character. */
  column: number;
  title: string | undefined;
}

/** Replaces the `:::` lines with spaces, because the Markdown parser would read them as text. Positions stay the same. */
function withoutAdmonitions(source: string): { text: string; admonitions: Admonition[] } {
  const admonitions: Admonition[] = [];
  const lines = source.split('\n').map((line, index) => {
    const match = ADMONITION.exec(line);
    if (!match) return line;
    admonitions.push({ line: index + 1, column: line.indexOf('[') + 2, title: match.groups?.title });
    return ' '.repeat(line.length);
  });
  return { text: lines.join('\n'), admonitions };
}

function readFrontMatter(tree: Root): Record<string, unknown> {
  const [first] = tree.children;
  return first?.type === 'yaml' ? ((parse(first.value) as Record<string, unknown> | null) ?? {}) : {};
}

/**
 * Parses a page for the prose rules.
 *
 * @param file path relative to the project, with forward slashes
 * @param source with brand tokens
 * @throws if the text is not valid MDX or the front matter is not valid YAML
 */
export function readPage(file: string, source: string): Page {
  const { text, admonitions } = withoutAdmonitions(source);
  const tree = parseMdx(text);
  const frontMatter = readFrontMatter(tree);
  const titles = admonitions.flatMap(({ title, line, column }) => (title ? [{ text: title, line, column }] : []));
  return {
    file,
    kind: classifyPage(file)?.kind ?? 'reference',
    source,
    tree,
    frontMatter,
    passages: readPassages(tree, source, frontMatter, titles),
    admonitionLines: new Set(admonitions.map(({ line }) => line)),
  };
}

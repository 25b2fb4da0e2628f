import type { Paragraph, Root } from 'mdast';
import { parse } from 'yaml';

import { classifyPage, type PageKind } from '../../../plugins/content/front-matter/pageKind';
import { isCommonMark, splitFrontMatter } from '../../../plugins/content/front-matter/readFrontMatter';
import { admonitionTitle, parseMdx, unwrapAdmonitions } from '../../../plugins/content/parseMdx';
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

/** Replaces admonitions by their content, and returns their titles and the lines that open or close one. */
function takeAdmonitions(tree: Root): { titles: Paragraph[]; lines: Set<number> } {
  const titles: Paragraph[] = [];
  const lines = new Set<number>();
  unwrapAdmonitions(tree, (admonition) => {
    const { start, end } = admonition.position ?? {};
    for (const point of [start, end]) if (point) lines.add(point.line);
    const title = admonitionTitle(admonition);
    if (title) titles.push(title);
    return [];
  });
  return { titles, lines };
}

function readFrontMatter(source: string): Record<string, unknown> {
  return (parse(splitFrontMatter(source).yaml) as Record<string, unknown> | null) ?? {};
}

/**
 * Parses a page for the prose rules.
 *
 * @param file path relative to the project, with forward slashes
 * @param source with brand tokens
 * @throws if the text is not valid MDX or the front matter is not valid YAML
 */
export function readPage(file: string, source: string): Page {
  const frontMatter = readFrontMatter(source);
  const tree = parseMdx(source, { isCommonMark: isCommonMark(frontMatter) });
  const { titles, lines } = takeAdmonitions(tree);
  return {
    file,
    kind: classifyPage(file)?.kind ?? 'reference',
    source,
    tree,
    frontMatter,
    passages: readPassages(tree, source, frontMatter, titles),
    admonitionLines: lines,
  };
}

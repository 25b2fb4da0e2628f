import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { parseWithIds } from '@api-docs/kit/parseMdx';
import { ownId, takeHeadingId } from '@api-docs/kit/headingIds';
import { splitFrontMatter } from '@api-docs/kit/frontMatter';

import { isJsx, textAttributes, type JsxElement } from '../../lib/pageNodes';

/** Id that the heading of a list of footnotes always has. */
export const FOOTNOTES_ID = 'footnote-label';

/** A Markdown file that a page shows as a component. */
export interface Partial {
  element: JsxElement;
  /** As the page writes it. */
  source: string;
  /** New ids by the ids in the file. */
  renamed: Map<string, string>;
}

/** Ids that are unique on a page. */
interface PageIds {
  headings: Map<Heading, string>;
  partials: Partial[];
  /** Ids that the writer chose, with their lines. */
  chosen: { id: string; line: number | undefined }[];
  all: Set<string>;
}

/** Returns the imported Markdown files by the names of their components. */
function importedMarkdown(tree: Root): Map<string, string> {
  const imported = new Map<string, string>();
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration' || !/\.mdx?$/.test(String(statement.source.value))) continue;
      const [component] = statement.specifiers.filter(({ type }) => type === 'ImportDefaultSpecifier');
      if (component) imported.set(component.local.name, String(statement.source.value));
    }
  });
  return imported;
}

/** Where partials are read from. */
interface PartialSources {
  /** Absolute path of the project. */
  siteDir: string;
  /** Returns the text of a file, with brand tokens replaced. */
  read(file: string): string;
}

/** Returns the ids on a partial; an empty list for a file of a package. */
function idsOfPartial(source: string, importers: readonly string[], sources: PartialSources): string[] {
  const folder = source.startsWith('@site/') ? sources.siteDir : path.dirname(importers.at(-1) ?? '');
  const file = path.resolve(folder, source.replace(/^@site\//, ''));
  if (importers.includes(file) || !existsSync(file)) return [];
  const tree = parseWithIds(splitFrontMatter(sources.read(file)).text);
  return [...assignIds(tree, [...importers, file], sources).all];
}

/**
 * Gives each heading of a file an id of its own, and finds new ones for those of its partials that the page has already. The
 * ids of the page come first, and those that a writer chose before those made from the text.
 *
 * @param tree chosen ids are removed from its headings
 * @param importers absolute paths of the files that import each other, the file of the tree last
 */
export function assignIds(tree: Root, importers: readonly string[], sources: PartialSources): PageIds {
  const ids = new Set<string>();
  const unique = (id: string): string => {
    let free = id;
    for (let count = 1; ids.has(free); count++) free = `${id}-${count}`;
    ids.add(free);
    return free;
  };
  const imported = importedMarkdown(tree);
  const chosen: PageIds['chosen'] = [];
  const written: { heading: Heading; id: string | undefined }[] = [];
  const partials: Partial[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'footnoteReference') ids.add(FOOTNOTES_ID);
    if (node.type === 'heading') {
      const id = takeHeadingId(node);
      written.push({ heading: node, id });
      if (id !== undefined) chosen.push({ id, line });
    }
    if (!isJsx(node)) return;
    const { id } = textAttributes(node);
    if (id !== undefined) {
      chosen.push({ id, line });
      ids.add(id);
    }
    const source = imported.get(node.name ?? '');
    if (source !== undefined) partials.push({ element: node, source, renamed: new Map() });
  });
  const headings = new Map<Heading, string>();
  for (const { heading, id } of written) if (id !== undefined) headings.set(heading, unique(id));
  for (const { heading, id } of written) if (id === undefined) headings.set(heading, unique(ownId(heading)));
  for (const { source, renamed } of partials) {
    for (const id of idsOfPartial(source, importers, sources)) {
      const free = unique(id);
      if (free !== id) renamed.set(id, free);
    }
  }
  return { headings, partials, chosen, all: ids };
}

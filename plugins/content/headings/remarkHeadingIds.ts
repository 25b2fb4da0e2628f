import { existsSync, readFileSync } from 'node:fs';

import type { Root as HtmlRoot } from 'hast';
import type { Heading, Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { buildError, collectErrors, projectPath, throwErrors, type BuildErrorDetails } from '@api-docs/kit/node';
import { LAYOUT_ID, ownId, parseWithIds, splitFrontMatter, takeHeadingId } from '@api-docs/kit/pages';

import { isJsx, textAttributes, type JsxElement } from '../../lib/pageNodes';
import { replaceTokens, type BrandValues } from '../brand';
import { linkedFile } from '../staticFiles';

/** Id that the heading of a list of footnotes always has. */
const FOOTNOTES_ID = 'footnote-label';

/** A Markdown file that a page shows as a component. */
interface Partial {
  element: JsxElement;
  /** As the page writes it. */
  source: string;
  /** New ids by the ids in the file. */
  renamed: Map<string, string>;
}

/** Where partials are, and what their tokens mean. */
interface Project {
  /** Absolute path. */
  siteDir: string;
  brand: BrandValues;
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

/** Returns the ids on a partial; an empty list for a file of a package. */
function idsOfPartial(source: string, importers: readonly string[], project: Project): Iterable<string> {
  const { siteDir, brand } = project;
  const file = linkedFile(source, importers.at(-1) ?? '', siteDir);
  if (importers.includes(file) || !existsSync(file)) return [];
  const text = replaceTokens(readFileSync(file, 'utf8'), projectPath(siteDir, file), brand);
  return assignIds(parseWithIds(splitFrontMatter(text).text), [...importers, file], project).all;
}

/**
 * Gives each heading of a file an id of its own, those that the writer has `chosen` before those made from the text, and then
 * finds new ones for those of its partials that the page has already. `importers` import each other, the file itself last.
 */
function assignIds(tree: Root, importers: readonly string[], project: Project) {
  const ids = new Set<string>();
  const unique = (id: string): string => {
    let free = id;
    for (let count = 1; ids.has(free); count++) free = `${id}-${count}`;
    ids.add(free);
    return free;
  };
  const imported = importedMarkdown(tree);
  const chosen: { id: string; line: number | undefined }[] = [];
  const written = new Map<Heading, string | undefined>();
  const partials: Partial[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'footnoteReference') ids.add(FOOTNOTES_ID);
    if (node.type === 'heading') {
      const id = takeHeadingId(node);
      written.set(node, id);
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
  for (const [heading, id] of written) if (id !== undefined) headings.set(heading, unique(id));
  for (const [heading, id] of written) if (id === undefined) headings.set(heading, unique(ownId(heading)));
  for (const { source, renamed } of partials) {
    for (const id of idsOfPartial(source, importers, project)) {
      const free = unique(id);
      if (free !== id) renamed.set(id, free);
    }
  }
  return { headings, partials, chosen, all: ids };
}

/** Throws if no link can lead to an id that a writer chose. */
function checkId(id: string, location: string): void {
  const isOfLayout = LAYOUT_ID.test(id);
  if (!isOfLayout && !/[%\s]/.test(id)) return;
  throw buildError({
    file: location,
    problem: 'no link can lead to this id',
    expected: 'an id of letters, digits and hyphens',
    found: id,
    why: isOfLayout
      ? 'The layout of every page has an element with this id.'
      : 'Browsers decode the end of an address, and find no id with a percent sign or a space.',
    remedy: 'write another id, and change the links to it',
  });
}

/** Docusaurus takes an id as it is only if it is text at the end of the heading; a title needs none. */
function writeId(heading: Heading, id: string): void {
  if (heading.depth > 1) heading.children.push({ type: 'text', value: `{#${id}}` });
  else heading.data = { ...heading.data, hProperties: { id } };
}

/** Imports a partial again under another name, so that its import can have a query. */
function importAgain(tree: Root, { element, source }: Partial, index: number): MdxjsEsm {
  element.name = `${element.name}_${index}`;
  const [statement] = parseWithIds(`import ${element.name} from ${JSON.stringify(source)}`).children;
  tree.children.unshift(statement as MdxjsEsm);
  return statement as MdxjsEsm;
}

declare module 'vfile' {
  interface DataMap {
    /** The ids of the headings and partials of a page. */
    ids?: ReadonlySet<string>;
  }
}

declare module 'mdast-util-mdxjs-esm' {
  interface MdxjsEsmData {
    query?: string;
  }
  interface MdxjsEsmHastData {
    query?: string;
  }
}

/**
 * Remark plugin that gives each heading an id of its own: the one that the writer chose, or one made from the text. It comes
 * before the plugin of Docusaurus, which repeats ids, has none for signs, and takes the end of code for an id. The ids of
 * partials are in {@link rehypePartialIds}.
 *
 * @throws with file and line on a chosen id that no link can lead to
 */
export function remarkHeadingIds(project: Project) {
  return (tree: Root, vfile: VFile): void => {
    const { importQuery } = vfile.data;
    const renamed = (id: string): string => importQuery?.get(id) ?? id;
    const { headings, partials, chosen, all } = assignIds(tree, [vfile.path], project);
    vfile.data.ids = all;
    const errors: BuildErrorDetails[] = [];
    for (const { id, line } of chosen) {
      collectErrors(errors, () => checkId(id, `${projectPath(project.siteDir, vfile.path)}:${line ?? 1}`));
    }
    throwErrors(errors);
    for (const [heading, id] of headings) writeId(heading, renamed(id));
    const footnoteSuffix = renamed(FOOTNOTES_ID).slice(FOOTNOTES_ID.length);
    visit(tree, (node) => {
      if (node.type === 'link' && node.url.startsWith('#')) node.url = `#${renamed(node.url.slice(1))}`;
      if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') node.identifier += footnoteSuffix;
    });
    for (const [index, partial] of partials.entries()) {
      const query = new URLSearchParams(importQuery);
      for (const [id, free] of partial.renamed) query.set(id, renamed(free));
      if (query.size === 0) continue;
      const statement = importAgain(tree, partial, index);
      statement.data = { ...statement.data, query: `?${query}` };
    }
  };
}

/** Rehype plugin that adds the queries to imports, after Docusaurus has found them, and makes the ids of footnotes unique. */
export function rehypePartialIds() {
  return (tree: HtmlRoot, { data: { importQuery } }: VFile): void => {
    const footnotes = importQuery?.get(FOOTNOTES_ID);
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm' && node.data?.query !== undefined) {
        const [statement] = node.data.estree?.body ?? [];
        if (statement?.type === 'ImportDeclaration')
          statement.source = { type: 'Literal', value: `${statement.source.value}${node.data.query}` };
      }
      if (node.type !== 'element' || !footnotes) return;
      if (node.properties.id === FOOTNOTES_ID) node.properties.id = footnotes;
      if (String(node.properties.ariaDescribedBy) === FOOTNOTES_ID) node.properties.ariaDescribedBy = [footnotes];
    });
  };
}

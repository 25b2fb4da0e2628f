import { readFileSync } from 'node:fs';

import type { Root as HtmlRoot } from 'hast';
import type { Heading, Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { buildError, collectErrors, throwErrors, type BuildErrorDetails } from '@api-docs/kit/buildError';
import { projectPath } from '@api-docs/kit/paths';
import { LAYOUT_ID } from '@api-docs/kit/headingIds';

import { replaceTokens, type BrandValues } from '../brand';
import { assignIds, FOOTNOTES_ID, type Partial } from './assignIds';

/** Throws if no link can lead to an id that a writer chose. */
function checkId(id: string, location: string): void {
  const isOfLayout = LAYOUT_ID.test(id);
  if (!isOfLayout && !id.includes('%')) return;
  throw buildError({
    file: location,
    problem: 'no link can lead to this id',
    expected: 'an id of letters, digits and hyphens',
    found: id,
    why: isOfLayout
      ? 'The layout of every page has an element with this id.'
      : 'Browsers decode the end of an address, and find no id with a percent sign.',
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
  const name = `${element.name}_${index}`;
  element.name = name;
  const statement: MdxjsEsm = {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
            attributes: [],
            source: { type: 'Literal', value: source },
          },
        ],
      },
    },
  };
  tree.children.unshift(statement);
  return statement;
}

declare module 'mdast-util-mdxjs-esm' {
  interface MdxjsEsmData {
    /** Query of the import. */
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
export function remarkHeadingIds({ siteDir, brand }: { siteDir: string; brand: BrandValues }) {
  const read = (file: string) => replaceTokens(readFileSync(file, 'utf8'), projectPath(siteDir, file), brand);
  return (tree: Root, vfile: VFile): void => {
    const { importQuery } = vfile.data;
    const renamed = (id: string): string => importQuery?.get(id) ?? id;
    const { headings, partials, chosen } = assignIds(tree, [vfile.path], { siteDir, read });
    const errors: BuildErrorDetails[] = [];
    for (const { id, line } of chosen) {
      collectErrors(errors, () => checkId(id, `${projectPath(siteDir, vfile.path)}:${line ?? 1}`));
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
          statement.source.value = `${statement.source.value}${node.data.query}`;
      }
      if (node.type !== 'element' || !footnotes) return;
      if (node.properties.id === FOOTNOTES_ID) node.properties.id = footnotes;
      if (String(node.properties.ariaDescribedBy) === FOOTNOTES_ID) node.properties.ariaDescribedBy = [footnotes];
    });
  };
}

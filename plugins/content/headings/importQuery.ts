import path from 'node:path';

import type { Emphasis, Heading, Link, Node, Root } from 'mdast';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { takeHeadingId } from '@api-docs/kit/pages';
import { isPartial } from '@api-docs/kit/node';

import { isJsx, textAttributes } from '../../lib/pageNodes';

declare module 'vfile' {
  interface DataMap {
    /** The query by which a page or a list of posts imports the file. */
    importQuery?: URLSearchParams;
    /** Where the excerpt of a post ends. */
    excerptEnd?: number;
  }
}

const LABEL = 'import-query';

/** A block of code, which also ends at the end of the file, or the marker. */
const CODE_OR_TRUNCATE =
  /^[ \t]*(`{3,}|~{3,})[^]*?(?:^[ \t]*\1|(?![^]))|<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/gm;

/**
 * Writes the query by which a Markdown file is imported into the file, where plugins can read it: in the place of the
 * marker `truncate` of a post, or at the end. Docusaurus imports posts in lists with `?truncated=true`, and would cut off
 * the definitions below the marker.
 */
export function writeImportQuery(source: string, query: string): string {
  if (query === '') return source;
  const definition = `[${LABEL}]: ${query}`;
  const marker = [...source.matchAll(CODE_OR_TRUNCATE)].find(([, fence]) => fence === undefined);
  if (!marker) return `${source}\n\n${definition}\n`;
  const before = source.slice(0, marker.index);
  const after = source.slice(marker.index + marker[0].length);
  // Other content in the lines around a definition would make it text.
  const start = /(?:^|\n)[ \t]*\r?\n$/.test(before) ? '' : '\n\n';
  const end = /^[ \t]*(?:\r?\n[ \t]*)(?:\r?\n|$)/.test(after) ? '' : '\n\n';
  return before + start + definition + end + after;
}

/** Matches the definition in code that the source does not end. */
const IN_CODE = new RegExp(`\\n*\\[${LABEL}\\]: (\\S+)\\n*$`);

/** Remark plugin that reads the definition of {@link writeImportQuery}, and removes it. */
export function remarkImportQuery() {
  return (tree: Root, { data }: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'code') {
        const query = IN_CODE.exec(node.value)?.[1];
        if (query === undefined) return undefined;
        node.value = node.value.replace(IN_CODE, '');
        data.importQuery = new URLSearchParams(query);
        return EXIT;
      }
      if (node.type !== 'definition' || node.identifier !== LABEL || !parent || index === undefined) return undefined;
      data.importQuery = new URLSearchParams(node.url);
      if (node.position?.start.offset !== undefined) data.excerptEnd = node.position.start.offset;
      parent.children.splice(index, 1);
      return EXIT;
    });
  };
}

/** A link to a place in a post, which Docusaurus resolves by the name of the file. */
function linkToPost(file: string, fragment: string, children: Link['children']): Link {
  return { type: 'link', url: `./${encodeURIComponent(path.basename(file))}#${fragment}`, children };
}

/** Returns an `<a>` of JSX to a place in the post as a link that Docusaurus resolves, with its other attributes. */
function linkOfElement(node: Node, file: string): Link | undefined {
  if (!isJsx(node) || node.name !== 'a') return undefined;
  const { href, ...others } = textAttributes(node);
  if (!href?.startsWith('#') || Object.keys(others).length + 1 < node.attributes.length) return undefined;
  const link = linkToPost(file, href.slice(1), node.children as Link['children']);
  return { ...link, data: { hProperties: others } };
}

function footnoteLink(file: string, identifier: string, number: number): Emphasis {
  const link = linkToPost(file, `user-content-fn-${identifier.toLowerCase()}`, [{ type: 'text', value: `${number}` }]);
  link.data = { hProperties: { ariaLabel: `Footnote ${number}` } };
  return { type: 'emphasis', data: { hName: 'sup' }, children: [link] };
}

/**
 * Remark plugin for posts in lists. It cuts the excerpt after its references were resolved, and what leads to a place in the
 * post leads to the page of the post. Headings have no ids, because those of two posts could be the same.
 */
export function remarkExcerpt() {
  return (tree: Root, { path: file, data: { importQuery, excerptEnd = Infinity } }: VFile): void => {
    if (importQuery?.get('truncated') !== 'true') return;
    const isPost = !isPartial(path.basename(file));
    if (isPost) tree.children = tree.children.filter(({ position }) => (position?.start.offset ?? 0) < excerptEnd);
    const footnotes: string[] = [];
    const headings: Heading[] = [];
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') headings.push(node);
      if (!isPost || !parent || index === undefined) return undefined;
      if (node.type === 'link' && node.url.startsWith('#')) node.url = linkToPost(file, node.url.slice(1), []).url;
      const link = linkOfElement(node, file);
      if (link) parent.children[index] = link;
      if (node.type === 'footnoteDefinition') {
        parent.children.splice(index, 1);
        return index;
      }
      if (node.type !== 'footnoteReference') return undefined;
      if (!footnotes.includes(node.identifier)) footnotes.push(node.identifier);
      parent.children[index] = footnoteLink(file, node.identifier, footnotes.indexOf(node.identifier) + 1);
      return SKIP;
    });
    // Docusaurus removes the title of a post at its start, and gives all other headings an id.
    for (const heading of headings.slice(headings[0]?.depth === 1 ? 1 : 0)) {
      takeHeadingId(heading);
      heading.data = { ...heading.data, hName: `h${heading.depth}` };
      Object.assign(heading, { type: 'paragraph' });
    }
  };
}

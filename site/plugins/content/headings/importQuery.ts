import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

declare module 'vfile' {
  interface DataMap {
    /** The query by which a page or a list of posts imports the file. */
    importQuery?: URLSearchParams;
    /** Where the excerpt of a post ends. */
    excerptEnd?: number;
  }
}

/** Label of the definition that has the query. */
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

/** A block that translation services take for code, and Docusaurus for a part of the page. */
const MDX_BLOCK = /^ *(`{3,4}) *mdx-code-block\r?\n([^]*?)\r?\n *\1(?=\r?\n|$)/gm;

/** Empties the lines around such blocks: they are parts of the page, whose lines stay. */
export function withoutMdxFences(text: string): string {
  return text.replaceAll(MDX_BLOCK, '\n$2\n');
}

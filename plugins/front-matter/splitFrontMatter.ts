/** Example: `---\ntitle: PII\n---\n`, behind a byte order mark or with ends of lines of another system. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Takes a page apart, as Docusaurus does.
 *
 * @param source of the page
 * @returns its front matter, without the lines around it, and what stands below; a page without front matter is all text
 */
export function splitFrontMatter(source: string): { yaml: string; text: string } {
  const match = FRONT_MATTER.exec(source);
  if (!match) return { yaml: '', text: source.replace(/^\uFEFF/, '') };
  return { yaml: match[1] ?? '', text: source.slice(match[0].length) };
}

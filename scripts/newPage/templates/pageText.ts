import { stringify } from 'yaml';

/**
 * Puts a page together.
 *
 * @param frontMatter fields in their order; undefined ones are left out
 * @param parts of the page, each a block of Markdown
 */
export function pageText(
  frontMatter: Readonly<Record<string, unknown>>,
  parts: readonly (string | undefined)[],
): string {
  const fields = Object.fromEntries(Object.entries(frontMatter).filter(([, value]) => value !== undefined));
  const blocks = parts.filter((part) => part !== undefined);
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${blocks.join('\n\n')}\n`;
}

/** A hint that only the writer sees. */
export function hint(text: string): string {
  return `{/* ${text} */}`;
}

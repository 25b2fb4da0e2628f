/**
 * Reads the first cells of the tables of a Markdown section, where each names one thing as code.
 *
 * @param markdown a whole file
 * @param heading words of the section's heading
 * @returns each name with the rest of its row
 * @throws when there is no such section
 */
export function markdownRows(markdown: string, heading: string): [name: string, rest: string][] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`no section "${heading}"`);
  // Example: "| `react` | Docusaurus renders with it |".
  return [...section.matchAll(/^\| `([^`]+)` *\| (.+?) *\|$/gm)].map(([, name = '', rest = '']) => [name, rest]);
}

import { teachingError } from '../teachingError';

/**
 * Reads the list that stands below a heading of a twin.
 *
 * @param markdown of the twin
 * @param heading its text, for example `What is not published`
 * @param page its name in messages
 * @returns the items as Markdown
 * @throws when there is no such list
 */
export function listBelow(markdown: string, heading: string, page: string): string[] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const items = [...section.matchAll(/^- (.+)$/gm)].map(([, item = '']) => item);
  if (items.length > 0) return items;
  throw teachingError({
    file: page,
    problem: 'llms.txt repeats a list of this page, which is not there',
    expected: `the heading "${heading}" with a list below it`,
    found: section === '' ? 'no such heading' : 'no list below it',
    remedy: 'bring the list back, or name its heading in plugins/agent-docs/index.ts',
  });
}

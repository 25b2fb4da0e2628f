import type { Notice } from './readNotice';

const OPENING = `The scripts, styles and fonts of this site contain code and fonts of the packages below.
Each license is that of the packages named above it.`;

const RULE = '-'.repeat(80);

/**
 * Prints the notices of packages: packages with the same text share it.
 *
 * @param notices in any order
 * @returns plain text, sorted by name, with a line break at the end
 */
export function noticesText(notices: readonly Notice[]): string {
  const titles = new Map<string, Set<string>>();
  const sorted = [...notices].sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
  for (const { name, version, license, text } of sorted) {
    titles.set(text, (titles.get(text) ?? new Set()).add(`${name} ${version} (${license})`));
  }
  const parts = [...titles].map(([text, names]) => `${RULE}\n${[...names].join('\n')}\n\n${text}`);
  return `${[OPENING, ...parts].join('\n\n')}\n`;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { isCategoryFile } from '../../plugins/content/front-matter/categoryFiles';
import { readFrontMatter } from '../../plugins/content/front-matter/readFrontMatter';
import { parseYaml } from '../../plugins/lib/parseYaml';

/** A page or category in the folder of the new page. */
interface Sibling {
  label: string;
  position: number;
}

export type Order = 'alphabetical' | 'last';

function between(before: number | undefined, after: number | undefined): number {
  if (after === undefined) return Math.floor(before ?? 0) + 1;
  return ((before ?? 0) + after) / 2;
}

/**
 * Computes the position of a new page in the sidebar so that no other page moves: between two pages, the mean of theirs.
 *
 * @param label of the new page
 * @param end position of an entry that stays last
 */
export function sidebarPosition(siblings: readonly Sibling[], label: string, order: Order, end = Infinity): number {
  const sorted = siblings.filter(({ position }) => position < end).sort((a, b) => a.position - b.position);
  if (order === 'last') return between(sorted.at(-1)?.position, end === Infinity ? undefined : end);
  const index = sorted.findIndex((sibling) => sibling.label.localeCompare(label, 'en') > 0);
  return index < 0
    ? between(sorted.at(-1)?.position, undefined)
    : between(sorted[index - 1]?.position, sorted[index]?.position);
}

function toSibling(name: string, fields: Record<string, unknown>): Sibling[] {
  const { sidebar_label: short, label = short, title = name, sidebar_position: page, position = page } = fields;
  return typeof position === 'number' ? [{ label: String(label ?? title), position }] : [];
}

/** Reads the position of a category from its `_category_.json`, or from the front matter of its index. */
function category(folder: string): Sibling[] {
  const file = readdirSync(folder).find(isCategoryFile);
  const index = path.join(folder, 'index.mdx');
  if (file !== undefined) {
    const fields = parseYaml(readFileSync(path.join(folder, file), 'utf8'), file) as Record<string, unknown>;
    return toSibling(path.basename(folder), fields);
  }
  return existsSync(index) ? toSibling(path.basename(folder), readFrontMatter(index)) : [];
}

/**
 * Lists the pages and categories of a folder that have a position, in no particular order.
 *
 * @param except names of files to leave out
 */
export function readSiblings(folder: string, except: readonly string[]): Sibling[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const absolute = path.join(folder, entry.name);
    if (entry.isDirectory()) return category(absolute);
    const isPage = entry.name.endsWith('.mdx') && !except.includes(entry.name);
    return isPage ? toSibling(entry.name, readFrontMatter(absolute)) : [];
  });
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readFrontMatter } from '../../plugins/front-matter/readFrontMatter';
import type { Sibling } from './sidebarPlace';

function asSibling(name: string, fields: Record<string, unknown>): Sibling[] {
  const { sidebar_label: short, label = short, title = name, sidebar_position: page, position = page } = fields;
  return typeof position === 'number' ? [{ label: String(label ?? title), position }] : [];
}

/** A category says its place in its own file, or in the front matter of its index. */
function category(folder: string): Sibling[] {
  const [file, index] = ['_category_.json', 'index.mdx'].map((name) => path.join(folder, name));
  if (file !== undefined && existsSync(file)) {
    return asSibling(path.basename(folder), JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  }
  return index !== undefined && existsSync(index) ? asSibling(path.basename(folder), readFrontMatter(index)) : [];
}

/**
 * Lists what stands in the sidebar beside the pages of a folder.
 *
 * @param folder absolute path
 * @param except names of files that are no neighbors
 * @returns pages and categories of the folder that have a place, in no order
 */
export function readSiblings(folder: string, except: readonly string[]): Sibling[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const absolute = path.join(folder, entry.name);
    if (entry.isDirectory()) return category(absolute);
    const isPage = entry.name.endsWith('.mdx') && !except.includes(entry.name);
    return isPage ? asSibling(entry.name, readFrontMatter(absolute)) : [];
  });
}

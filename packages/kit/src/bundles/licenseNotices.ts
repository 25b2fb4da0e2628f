import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readText } from '../files/readText';

interface Manifest {
  name: string;
  version: string;
  /** SPDX expression. */
  license?: string;
  author?: string | { name?: string };
}

/** Example: matches `/site/node_modules/a/node_modules/@scope/b` in `/site/node_modules/a/node_modules/@scope/b/lib/c.js`. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Examples: `LICENSE`, `license.md`, `LICENCE.txt`, `NOTICE`, `COPYING`; not `LICENSE-docs`. */
const NOTICE_FILE = /^(?:licen[cs]e|notice|copying)(?:\.(?:md|txt|markdown))?$/i;

const RULE = '-'.repeat(80);

/**
 * Returns the folders of the packages that contain the files.
 *
 * @param files absolute paths; files outside of packages are skipped
 * @returns absolute paths, unique and sorted
 */
export function packageFolders(files: Iterable<string>): string[] {
  const folders = [...files].flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

function missingText({ license = 'none', author }: Manifest): string {
  const holder = typeof author === 'string' ? author : author?.name;
  return `The package brings no license file. It states the license ${license}${holder ? `, by ${holder}` : ''}.`;
}

/** Reads the license notice of a package from its folder: the text of its license file, and of its NOTICE file if it has one. */
export function readNotice(folder: string) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const files = readdirSync(folder)
    .filter((file) => NOTICE_FILE.test(file))
    .sort();
  const texts = files.map((file) => readText(path.join(folder, file)).trim());
  const { name, version, license = 'none' } = manifest;
  return { name, version, license, text: texts.length > 0 ? texts.join('\n\n') : missingText(manifest) };
}

/** Formats notices as plain text, sorted by package name. Packages with the same license text share one notice. */
export function formatNotices(notices: readonly ReturnType<typeof readNotice>[], introduction: string): string {
  const titles = new Map<string, Set<string>>();
  const sorted = [...notices].sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
  for (const { name, version, license, text } of sorted) {
    titles.set(text, (titles.get(text) ?? new Set()).add(`${name} ${version} (${license})`));
  }
  const parts = [...titles].map(([text, names]) => `${RULE}\n${[...names].join('\n')}\n\n${text}`);
  return `${[introduction, ...parts].join('\n\n')}\n`;
}

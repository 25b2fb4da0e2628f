import { readFileSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '@api-docs/kit/files/paths';

/** Reads the Markdown versions of the pages of a build by their file, without the day of the last commit. */
function readMarkdown(buildDir: string): Map<string, string> {
  const files = listFiles(buildDir).filter((file) => file.endsWith('.md'));
  const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8').replace(/^updated: .*\n/m, '');
  return new Map(files.map((file) => [file, read(file)]));
}

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/**
 * Compares the Markdown versions of the pages of two builds, which have all of their content and none of the layout.
 *
 * @returns sorted paths of Markdown files below the base path, by title; for a changed one, also its numbers of words
 */
export function comparePages(before: string, after: string) {
  const [older, newer] = [readMarkdown(before), readMarkdown(after)];
  const changed = [...newer].flatMap(([file, text]) => {
    const old = older.get(file) ?? text;
    return old === text ? [] : [`${file} (${wordCount(old)} → ${wordCount(text)} words)`];
  });
  return {
    Added: [...newer.keys()].filter((file) => !older.has(file)),
    Removed: [...older.keys()].filter((file) => !newer.has(file)),
    Changed: changed,
  };
}

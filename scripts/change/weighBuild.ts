import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { brotli } from '../../bench/brotli';

/** What is weighed, in the order of the table; a file may belong to several. */
const GROUPS = {
  'CSS that every page loads': /^assets\/css\/styles\.[^/]+\.css$/,
  'JavaScript that every page loads': /^assets\/js\/(?:runtime~)?main\.[^/]+\.js$/,
  'CSS, all files': /\.css$/,
  'JavaScript, all files': /\.js$/,
  'HTML, all pages': /\.html$/,
} as const;

/** Name of a row of the weight table. */
export type Weighed = keyof typeof GROUPS;

/** The names of all rows, in their order. */
export const WEIGHED = Object.keys(GROUPS) as Weighed[];

/** Bytes after brotli of each row. */
export type Weights = Record<Weighed, number>;

/**
 * Weighs a built site as a good host sends it: each file brotli-compressed at quality 11.
 *
 * @param buildDir folder of the build
 */
export async function weighBuild(buildDir: string): Promise<Weights> {
  const weights = Object.fromEntries(WEIGHED.map((name) => [name, 0])) as Weights;
  const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  const weighed = files.map((file) => ({ file, groups: WEIGHED.filter((name) => GROUPS[name].test(file)) }));
  await Promise.all(
    weighed
      .filter(({ groups }) => groups.length > 0)
      .map(async ({ file, groups }) => {
        const { length } = await brotli(readFileSync(path.join(buildDir, file)));
        for (const name of groups) weights[name] += length;
      }),
  );
  return weights;
}

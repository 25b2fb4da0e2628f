import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { brotli } from '../lib/brotli';

/** Rows of the weight table with the files they include. A file may count in several rows. */
const GROUPS = {
  'CSS that every page loads': /^assets\/css\/styles\.[^/]+\.css$/,
  'JavaScript that every page loads': /^assets\/js\/(?:runtime~)?main\.[^/]+\.js$/,
  'CSS, all files': /\.css$/,
  'JavaScript, all files': /\.js$/,
  'HTML, all pages': /\.html$/,
} as const;

export type Weighed = keyof typeof GROUPS;

export const WEIGHED = Object.keys(GROUPS) as Weighed[];

/** Bytes of each row after brotli. */
export type Weights = Record<Weighed, number>;

/** Adds up the sizes of a build's files after brotli at quality 11, which is how a host with precompressed files sends them. */
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

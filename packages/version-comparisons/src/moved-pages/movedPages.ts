import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {
  allVersions,
  buildError,
  parseSchema,
  parseYaml,
  type BuildError,
  type BuildErrorDetails,
} from '@api-docs/kit/node';

/** Path of the file relative to the project. */
export const MOVED_FILE = 'versioned_docs/moved.yaml';

/** Creates the error for a mistake in `moved.yaml`. */
export function movedError(details: Omit<BuildErrorDetails, 'file'>): BuildError {
  return buildError({ file: MOVED_FILE, ...details });
}

/** What the entries of `moved.yaml` refer to. */
interface MovedPagesOptions {
  /** Replaces the tokens of the site. Default: there are none. */
  fillIn?: ((text: string, file: string) => string) | undefined;
  /** Names of the released versions. */
  versions: readonly string[];
}

/** Paths become folders of the build, and file systems limit folder names to 255 bytes. */
const pagePath = z
  .string()
  .max(200)
  .regex(/^[\w.~-]+(?:\/[\w.~-]+)*$/)
  .refine((text) => !text.split('/').some((part) => part === '.' || part === '..'));

const why = z.string().min(1);

const MOVED_SCHEMA = z.strictObject({
  addresses: z.array(z.strictObject({ from: pagePath, to: pagePath, why })),
  pages: z.array(z.strictObject({ since: z.string(), from: pagePath, to: pagePath.nullable(), why })),
  retired: z.array(z.strictObject({ version: z.string(), pages: z.array(pagePath) })).default([]),
});

/** The content of `moved.yaml`, which explains its lists. */
export type MovedPages = z.infer<typeof MOVED_SCHEMA>;

const EXPECTED =
  'the list `addresses` with from, to and why; the list `pages` with since, from, to (null for a deleted page) and why; ' +
  '`from` and `to` are paths of up to 200 letters, digits, - . _ ~ and slashes, without slashes at the ends; ' +
  '`retired` with the version and the paths of its pages';

function checkVersions({ pages, retired }: MovedPages, versions: readonly string[]): void {
  const known = [...allVersions(versions), ...retired.map(({ version }) => version)];
  const unknown = pages.find(({ since }) => !known.includes(since));
  if (!unknown) return;
  throw movedError({
    problem: `the entry for "${unknown.from}" names an unknown docs version`,
    expected: `since: one of ${known.join(', ')}`,
    found: `since: ${unknown.since}`,
    why: 'An entry of `pages` connects a version with the old path to a version with the new path.',
    remedy: 'fix `since` or remove the entry; if readers still need the redirect, move it to `addresses`',
  });
}

function checkRetired(retired: MovedPages['retired'], versions: readonly string[]): void {
  const released = retired.find(({ version }) => versions.includes(version));
  if (!released) return;
  throw movedError({
    problem: `docs ${released.version} is both released and retired`,
    expected: 'each version in versions.json or in `retired`',
    found: `version: ${released.version}`,
    remedy: 'remove its entry in `retired`, or its pages and its name in versions.json',
  });
}

/** Throws if two entries say the same about a path. */
export function checkUnique(keys: readonly string[], expected: string): void {
  const duplicate = keys.find((key, index) => keys.indexOf(key) !== index);
  if (duplicate === undefined) return;
  throw movedError({
    problem: 'two entries for one path',
    expected,
    found: duplicate,
    remedy: 'remove one of the two entries; pages that moved between versions belong to `pages`',
  });
}

/**
 * Reads and validates `moved.yaml`. Throws on missing or unknown keys, invalid paths, unknown versions and duplicate
 * entries.
 */
export function readMovedPages(siteDir: string, { fillIn = (text) => text, versions }: MovedPagesOptions): MovedPages {
  const text = fillIn(readFileSync(path.join(siteDir, MOVED_FILE), 'utf8'), MOVED_FILE);
  const moved = parseSchema(MOVED_SCHEMA, parseYaml(text, MOVED_FILE), {
    file: MOVED_FILE,
    subject: 'entry',
    expected: EXPECTED,
    remedy: 'fix the entry; the other entries of the list are examples, and [] is an empty list',
  });
  const { addresses, pages, retired } = moved;
  checkRetired(retired, versions);
  checkVersions(moved, versions);
  const oldPaths = pages.map(({ since, from }) => `${since} ${from}`);
  const newPaths = pages.flatMap(({ since, to }) => (to === null ? [] : [`${since} ${to}`]));
  const paths = addresses.map(({ from }) => from);
  checkUnique(paths, 'unique `from` in `addresses`');
  checkUnique(oldPaths, 'unique `since` and `from` in `pages`');
  checkUnique(newPaths, 'unique `since` and `to` in `pages`');
  return moved;
}

/** Reads `moved.yaml` as {@link readMovedPages}; returns undefined for a site without it. */
export function findMovedPages(siteDir: string, options: MovedPagesOptions): MovedPages | undefined {
  return existsSync(path.join(siteDir, MOVED_FILE)) ? readMovedPages(siteDir, options) : undefined;
}

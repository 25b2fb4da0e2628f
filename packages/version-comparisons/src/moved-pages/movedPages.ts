import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {
  allVersions,
  buildError,
  lineFinder,
  parseSchema,
  parseYaml,
  type BuildError,
  type BuildErrorDetails,
} from '@api-docs/kit/node';

/** Path of the file relative to the project. */
export const MOVED_FILE = 'versioned_docs/moved.yaml';

/** Creates the error for a mistake in `moved.yaml`, in the line of an entry. */
export function movedError(details: Omit<BuildErrorDetails, 'file'>, { line }: { line?: number } = {}): BuildError {
  return buildError({ file: line === undefined ? MOVED_FILE : `${MOVED_FILE}:${line}`, ...details });
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

type Entries = z.infer<typeof MOVED_SCHEMA>;

type Lined<Entry> = Entry & { line?: number };

/** The content of `moved.yaml`, which explains its lists. */
export type MovedPages = { [List in keyof Entries]: Lined<Entries[List][number]>[] };

function withLines<Entry>(entries: readonly Entry[], list: string, text: string): Lined<Entry>[] {
  const lineOf = lineFinder(text);
  return entries.map((entry, index) => ({ ...entry, line: lineOf([list, index]) }));
}

const EXPECTED =
  'the list `addresses` with from, to and why; the list `pages` with since, from, to (null for a deleted page) and why; ' +
  '`from` and `to` are paths of up to 200 letters, digits, - . _ ~ and slashes, without slashes at the ends; ' +
  '`retired` with the version and the paths of its pages';

function checkVersions({ pages, retired }: MovedPages, versions: readonly string[]): void {
  const known = [...allVersions(versions), ...retired.map(({ version }) => version)];
  const unknown = pages.find(({ since }) => !known.includes(since));
  if (!unknown) return;
  throw movedError(
    {
      problem: `the entry for "${unknown.from}" names an unknown docs version`,
      expected: `since: one of ${known.join(', ')}`,
      found: `since: ${unknown.since}`,
      why: 'An entry of `pages` connects a version with the old path to a version with the new path.',
      remedy: 'fix `since` or remove the entry; if readers still need the redirect, move it to `addresses`',
    },
    unknown,
  );
}

function checkRetired(retired: MovedPages['retired'], versions: readonly string[]): void {
  const released = retired.find(({ version }) => versions.includes(version));
  if (!released) return;
  throw movedError(
    {
      problem: `docs ${released.version} is both released and retired`,
      expected: 'each version in versions.json or in `retired`',
      found: `version: ${released.version}`,
      remedy: 'remove its entry in `retired`, or its pages and its name in versions.json',
    },
    released,
  );
}

/**
 * Throws if two entries say the same about a path.
 *
 * @param keys what an entry says, by the index of the entry
 */
export function checkUnique(
  keys: readonly string[],
  expected: string,
  entries: readonly { line?: number }[] = [],
): void {
  const second = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  const duplicate = keys[second];
  if (duplicate === undefined) return;
  throw movedError(
    {
      problem: 'two entries for one path',
      expected,
      found: duplicate,
      remedy: 'remove one of the two entries; pages that moved between versions belong to `pages`',
    },
    entries[second],
  );
}

/**
 * Reads and validates `moved.yaml`. Throws on missing or unknown keys, invalid paths, unknown versions and duplicate
 * entries.
 */
export function readMovedPages(siteDir: string, { fillIn = (text) => text, versions }: MovedPagesOptions): MovedPages {
  const text = fillIn(readFileSync(path.join(siteDir, MOVED_FILE), 'utf8'), MOVED_FILE);
  const parsed = parseSchema(MOVED_SCHEMA, parseYaml(text, MOVED_FILE), {
    file: MOVED_FILE,
    text,
    subject: 'entry',
    expected: EXPECTED,
    remedy: 'fix the entry; the other entries of the list are examples, and [] is an empty list',
  });
  const addresses = withLines(parsed.addresses, 'addresses', text);
  const pages = withLines(parsed.pages, 'pages', text);
  const retired = withLines(parsed.retired, 'retired', text);
  const moved = { addresses, pages, retired };
  checkRetired(retired, versions);
  checkVersions(moved, versions);
  const newPages = pages.filter(({ to }) => to !== null);
  const pathsOf = (list: typeof pages, key: 'from' | 'to') => list.map((page) => `${page.since} ${page[key]}`);
  const paths = addresses.map(({ from }) => from);
  checkUnique(paths, 'unique `from` in `addresses`', addresses);
  checkUnique(pathsOf(pages, 'from'), 'unique `since` and `from` in `pages`', pages);
  checkUnique(pathsOf(newPages, 'to'), 'unique `since` and `to` in `pages`', newPages);
  return moved;
}

/** Reads `moved.yaml` as {@link readMovedPages}; returns undefined for a site without it. */
export function findMovedPages(siteDir: string, options: MovedPagesOptions): MovedPages | undefined {
  return existsSync(path.join(siteDir, MOVED_FILE)) ? readMovedPages(siteDir, options) : undefined;
}

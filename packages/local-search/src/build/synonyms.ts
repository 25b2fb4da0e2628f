import { readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { parseSchema, parseYaml } from '@api-docs/kit/node';
import { checkNamedFile, escapeRegexp } from '@api-docs/kit/plugin';

import type { IndexedEntry, IndexedPage } from '../searchIndex';

const word = z.string().regex(/^[\p{Ll}\p{N}]+$/u, 'one lowercase word');
const phrases = z
  .string()
  .regex(/^[\p{Ll}\p{N} ]+(?:,[\p{Ll}\p{N} ]+)*$/u, 'lowercase words without punctuation, with commas between them')
  .transform((text) => text.split(',').map((phrase) => phrase.trim()));
const target = z.string().min(1).max(200, 'a path of at most 200 characters');

const table = z.strictObject({
  targets: z.array(z.strictObject({ target, words: phrases })).default([]),
  sameMeaning: z.array(z.array(word).min(2)).default([]),
});

/** Words that readers search for and pages do not contain. */
export type Synonyms = z.infer<typeof table> & {
  /** Their file, relative to the project. */
  file: string;
};

/**
 * Reads the table of synonyms; throws if there is no such file, and on an unknown key or a word that never equals a normalized search term.
 *
 * @param file relative to the project
 * @param fillIn replaces tokens in its text, if the site has any
 */
export function readSynonyms(siteDir: string, file: string, fillIn = (text: string) => text): Synonyms {
  checkNamedFile(siteDir, { option: 'synonyms', packageName: '@api-docs/local-search', file });
  const text = fillIn(readFileSync(path.resolve(siteDir, file), 'utf8'));
  // A file that has comments only has no value.
  const synonyms = parseSchema(table, parseYaml(text, file) ?? {}, {
    text,
    file,
    subject: 'entry',
    expected:
      'for example targets: [{ target: intro#setup, words: "install, set up" }] and sameMeaning: [[bill, invoice]]',
    remedy: 'correct the entry; README.md of @api-docs/local-search explains the table',
  });
  return { ...synonyms, file };
}

/**
 * Returns the path of a target's page below the base path, with a slash at its end unless it is empty.
 *
 * @param page the target without its anchor, with or without a slash at its end
 * @param docsPath path of the version below the base path, for example `docs/v3.3.0/`
 */
export function targetPath(page: string, docsPath: string): string {
  const whole = page.startsWith('/') ? page.slice(1) : docsPath + page;
  return whole.replace(/(?<=[^/])$/, '/');
}

/**
 * Finds the search entries that a target of the table refers to.
 *
 * @param written for example `intro#the-envelope` or `/docs/api/#401`
 * @param docsPath path of the version below the base path, for example `docs/v3.3.0/`
 */
export function entriesOfTarget(written: string, pages: readonly IndexedPage[], docsPath: string): IndexedEntry[] {
  const [page = '', anchor = ''] = written.split('#');
  // `*` matches one segment.
  const parts = targetPath(page, docsPath).split('*').map(escapeRegexp);
  const pattern = new RegExp(`^${parts.join('[^/]+')}$`);
  return pages
    .filter(({ path: pagePath }) => pattern.test(pagePath))
    .flatMap(({ entries }) => entries.filter((entry) => entry.anchor === anchor));
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { buildError, listFiles } from '@api-docs/kit/node';

/** Signs of names of files: the bundler reads the first two as parts of an import, browsers the others as parts of a URL. */
const UNUSABLE = /[!?#%]/;

/** Those of pages, whose path can be another one. */
const UNUSABLE_IN_PAGES = /[!?]/;

/** Names of tables that nothing reads, and the right ones. */
const MISNAMED: readonly (readonly [pattern: RegExp, meant: string])[] = [
  [/^_?categor(?:y|ies)_?(\.(?:json|ya?ml))$/i, '_category_$1'],
  [/^(tag|author)s?\.ya?ml$/i, '$1s.yml'],
];

/** Returns whether a page in some folders names a file, which readers then can load from there. */
export function isNamedIn(siteDir: string, folders: readonly string[], base: string): boolean {
  return folders.some((folder) => {
    const pages = listFiles(path.join(siteDir, folder)).filter((name) => /\.mdx?$/.test(name));
    const texts = pages.map((name) => readFileSync(path.join(siteDir, folder, name), 'utf8'));
    return texts.some((text) => text.includes(base) || text.includes(encodeURI(base)));
  });
}

/**
 * Throws if a table or a page has a name that nothing reads. Examples: `_category.yml`, `intro.MDX`.
 *
 * @param isLinked returns whether pages link to a file of this name
 */
export function checkReadName(file: string, isLinked: (base: string) => boolean): void {
  const { base } = path.posix.parse(file);
  const [pattern, meant] = MISNAMED.find(([one]) => one.test(base)) ?? [];
  const [, stem = '', sign = ''] = /^(.+)\.(?:md(x?)|markdown)$/i.exec(base) ?? [];
  const ofPage = stem === '' ? base : `${stem}.md${sign.toLowerCase()}`;
  const name = pattern && meant ? base.replace(pattern, meant).toLowerCase() : ofPage;
  if (name === base || isLinked(base)) return;
  throw buildError({
    file,
    problem: 'nothing reads a file of this name',
    expected: name,
    found: base,
    remedy: `rename the file to ${name}`,
  });
}

/** Throws if readers would not get a file because of its name. Example: `50%.png`. */
export function checkFileName(file: string): void {
  const unusable = /\.mdx?$/.test(file) ? UNUSABLE_IN_PAGES : UNUSABLE;
  if (!unusable.test(file)) return;
  throw buildError({
    file,
    problem: 'readers would not get this file',
    expected: 'a file name without ! ? # %',
    found: file,
    remedy: `rename the file or its folder, for example to ${file.replaceAll(/[!?#%]+/g, '-')}`,
  });
}

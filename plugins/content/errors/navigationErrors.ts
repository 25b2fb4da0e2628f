import { existsSync } from 'node:fs';
import path from 'node:path';

import { loadSidebarsFile } from '@docusaurus/plugin-content-docs/lib/sidebars/index.js';

import { NEXT, sidebarFile, spellingRemedy, versionPath, type BuildErrorDetails } from '@api-docs/kit/node';

import { duplicates } from '../../lib/duplicates';
import type { Route } from './pathErrors';

/** A page of the docs with what its front matter says about others. */
export interface NavigatedDoc {
  /** Relative to the project. */
  file: string;
  id: string;
  frontMatter: object;
  /** Returns the line of a field. */
  lineOf: (field: string) => number;
}

/** Fields with the id of a page. */
const LINKS = ['pagination_prev', 'pagination_next'];

/**
 * Finds the ids that two pages of a docs version have, and those in front matter that none has.
 *
 * @param docs without drafts, which a build leaves out
 */
export function idErrors(docs: readonly NavigatedDoc[]): BuildErrorDetails[] {
  const known = docs.map(({ id }) => id);
  const doubled = duplicates(docs, ({ id }) => id).map(({ item: { file, id, lineOf }, first }) => ({
    file: `${file}:${lineOf('id')}`,
    problem: 'two pages have one id',
    expected: 'an id that no other page of the version has',
    found: `${id}, as ${first.file}`,
    remedy: 'write another `id`, or rename one of the files',
  }));
  const links = docs.flatMap(({ file, frontMatter, lineOf }) =>
    Object.entries(frontMatter)
      .filter(([field, id]) => LINKS.includes(field) && typeof id === 'string' && !known.includes(id))
      .map(([field, id]: [string, string]) => ({
        file: `${file}:${lineOf(field)}`,
        problem: `\`${field}\` leads to a page that does not exist`,
        expected: 'the id of a page: its path inside the version without extension, with its `id` for the name',
        found: id,
        remedy: spellingRemedy(id, known, `fix \`${field}\`, or write null for no link`),
      })),
  );
  return [...doubled, ...links];
}

const fileOf = (version: string) => (version === NEXT ? 'sidebars.ts' : sidebarFile(version));

/** Returns the paths of the pages that Docusaurus makes for categories, anywhere in a sidebar. */
function slugsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, slug } = part as { type?: unknown; slug?: unknown };
  const own = type === 'generated-index' && typeof slug === 'string' ? [slug] : [];
  return [...own, ...Object.values(part).flatMap(slugsIn)];
}

/** Returns the pages that the sidebars of a docs version make for categories. */
export async function sidebarRoutes(siteDir: string, version: string, latest: string | undefined): Promise<Route[]> {
  const file = fileOf(version);
  if (!existsSync(path.join(siteDir, file))) return [];
  const slugs = slugsIn(await loadSidebarsFile(path.join(siteDir, file)));
  return slugs.map((slug) => ({ route: path.posix.join('/', versionPath(version, latest), slug, '/'), file }));
}

/** Finds the sidebars in the front matter of a docs version that it does not have. */
export async function sidebarErrors(
  docs: readonly NavigatedDoc[],
  { siteDir, version }: { siteDir: string; version: string },
): Promise<BuildErrorDetails[]> {
  const named = docs.flatMap((doc) => {
    const { displayed_sidebar: name }: { displayed_sidebar?: unknown } = doc.frontMatter;
    return typeof name === 'string' ? { ...doc, name } : [];
  });
  if (named.length === 0) return [];
  const file = fileOf(version);
  const known = Object.keys(await loadSidebarsFile(path.join(siteDir, file)));
  return named
    .filter(({ name }) => !known.includes(name))
    .map((doc) => ({
      file: `${doc.file}:${doc.lineOf('displayed_sidebar')}`,
      problem: `the version has no sidebar "${doc.name}"`,
      expected: `a sidebar of ${file}: ${known.join(', ') || 'it has none'}`,
      found: doc.name,
      remedy: spellingRemedy(doc.name, known, 'fix the name, or remove the field'),
    }));
}

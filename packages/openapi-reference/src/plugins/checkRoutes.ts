import { posix } from 'node:path';

import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

import { buildError } from '@api-docs/kit/node';

import type { ResolvedOptions } from '../options';
import { PACKAGE } from '../presetOptions';

const DOCS = 'docusaurus-plugin-content-docs';

interface Page {
  permalink: string;
  source: string;
}

/** Something at a path with base path, in words. */
interface Place {
  path: string;
  what: string;
}

/** Content of the instances of a plugin. Without content, an instance has `null` or nothing. */
const contentsOf = <Content>(allContent: AllContent, name: string) =>
  Object.entries(allContent[name] ?? {}).filter(([, content]) => content) as [id: string, content: Content][];

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

const placeOfPage = ({ permalink, source }: Page): Place => ({ path: permalink, what: source.replace('@site/', '') });

/** Lists the docs versions, whose paths the router gives to one docs plugin each, and the pages of a docs plugin. */
function placesOfDocs([id, { loadedVersions }]: [string, LoadedContent]): Place[] {
  return loadedVersions.flatMap(({ path, docs }) => [
    { path, what: `the docs plugin with the id "${id}"` },
    ...docs.map(placeOfPage),
  ]);
}

/**
 * Throws if a reference has a path that something else has, too: the router would find one of them only. Docusaurus warns of some.
 *
 * @param ids those of the docs plugins of references
 */
export function checkRoutes(allContent: AllContent, ids: readonly string[]): void {
  const docs = contentsOf<LoadedContent>(allContent, DOCS);
  const pages = contentsOf<Page[]>(allContent, 'docusaurus-plugin-content-pages').flatMap(([, content]) => content);
  const blogs = contentsOf<{ blogTagsListPath: string }>(allContent, 'docusaurus-plugin-content-blog');
  const others = [
    ...docs.filter(([id]) => !ids.includes(id)).flatMap(placesOfDocs),
    ...pages.map(placeOfPage),
    // The path of a blog is not in its content, but that of the list of its tags, which is below it.
    ...blogs.map(([, { blogTagsListPath }]) => ({ path: posix.dirname(blogTagsListPath), what: 'the blog' })),
  ];
  const places = new Map(others.map(({ path, what }) => [withoutSlash(path), what]));
  for (const one of docs.filter(([id]) => ids.includes(id))) {
    const own = placesOfDocs(one);
    checkPlaces(own, places);
    for (const { path, what } of own) places.set(withoutSlash(path), what);
  }
}

/** Throws if one of the places of a reference is taken. */
function checkPlaces(own: readonly Place[], places: ReadonlyMap<string, string>): void {
  const shared = own.find(({ path }) => places.has(withoutSlash(path)));
  if (!shared) return;
  const path = withoutSlash(shared.path);
  throw buildError({
    file: 'docusaurus.config',
    problem: `two things are at one path, one of them from ${PACKAGE}`,
    expected: 'a `route` of the reference at which nothing else is, for example docs/api beside docs',
    found: `${path}, which is also the path of ${places.get(path)}`,
    remedy: 'change `route`, or the path of the other',
  });
}

/**
 * Throws if the pages of a reference are also pages of other docs, as those that the OpenAPI plugin alone writes: readers would find
 * each twice.
 *
 * @param reference options of the reference
 */
export function checkPages(
  allContent: AllContent,
  { id, pagesFolder }: Pick<ResolvedOptions, 'id' | 'pagesFolder'>,
): void {
  for (const [other, { loadedVersions }] of contentsOf<LoadedContent>(allContent, DOCS)) {
    const sources = other === id ? [] : loadedVersions.flatMap(({ docs }) => docs.map(({ source }) => source));
    const shared = sources.find((source) => source.startsWith(posix.join('@site', pagesFolder, '/')));
    if (!shared) continue;
    throw buildError({
      file: 'docusaurus.config',
      problem: `the pages of a reference of ${PACKAGE} are also pages of the docs plugin with the id "${other}"`,
      expected: 'a folder outside of other docs',
      found: shared.replace('@site/', ''),
      remedy:
        'name another folder, for example reference-pages, in `pagesFolder`, or in `outputDir` of a listed OpenAPI plugin, and delete this one',
    });
  }
}

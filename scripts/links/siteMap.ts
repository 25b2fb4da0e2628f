import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { brandedSlug } from '../../plugins/brand/brandedSlug';
import { docsFolder } from '../../plugins/front-matter/docsFolder';
import { pagePlace } from '../../plugins/front-matter/pageKind';

/** Addresses of the site without a slash at the end (but `/` for home), each with the page's file where it has one. */
export type SiteMap = ReadonlyMap<string, string | undefined>;

/** What a map of the site is made of. */
export interface MapSources {
  siteDir: string;
  /** The brand's slug. */
  slug: string;
  /** Docs versions that were cut, the latest first. */
  versions: readonly string[];
  /** Paths of the API's operations. */
  operations: readonly string[];
  /** All pages that people write: path relative to the project, and front matter. */
  pages: readonly { file: string; frontMatter: Readonly<Record<string, unknown>> }[];
}

/** The page whose text stands beside the code that shows it. */
const REFERENCE = 'plugins/api-reference/landing.mdx';

/** Addresses that no file stands for. */
const MADE_BY_THE_BUILD = ['/', '/search', '/blog', '/blog/archive', '/blog/tags'];

function prefixOf(version: string, latest: string | undefined): string {
  return version === latest ? '/docs' : `/docs/${version}`;
}

function addressOf(
  { file, frontMatter }: MapSources['pages'][number],
  { slug, versions }: MapSources,
): string | undefined {
  if (file === REFERENCE) return '/docs/api';
  const place = pagePlace(file);
  if (place?.kind === 'post') return `/blog/${String(frontMatter.slug)}`;
  if (place?.kind === 'page') return `/${place.pathInside.replace(/(?:(?:^|\/)index)?\.mdx$/, '')}`;
  if (place?.version === undefined) return undefined;
  const inVersion = (frontMatter.slug as string | undefined) ?? brandedSlug(place.pathInside, slug);
  return `${prefixOf(place.version, versions[0])}${inVersion}`.replace(/\/$/, '');
}

/** Categories that have a page which no file stands for. */
function categories({ siteDir, versions }: MapSources): string[] {
  return ['next', ...versions].flatMap((version) => {
    const folder = path.join(siteDir, docsFolder(version));
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === '_category_.json')
      .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { link?: { slug?: string } | null })
      .flatMap(({ link }) => (link?.slug === undefined ? [] : [`${prefixOf(version, versions[0])}${link.slug}`]));
  });
}

function tags(siteDir: string): string[] {
  const file = path.join(siteDir, 'blog/tags.yml');
  if (!existsSync(file)) return [];
  const table = (parse(readFileSync(file, 'utf8')) as Record<string, { permalink?: string }> | null) ?? {};
  return Object.entries(table).map(([key, { permalink }]) => `/blog/tags${permalink ?? `/${key}`}`);
}

/**
 * Works out the addresses of the site from its sources, without a build.
 *
 * @param sources pages, versions and operations
 */
export function siteMap(sources: MapSources): SiteMap {
  const { siteDir, operations, pages } = sources;
  const made = [...MADE_BY_THE_BUILD, ...tags(siteDir), ...categories(sources), '/docs/api'];
  return new Map<string, string | undefined>([
    ...made.map((address) => [address, undefined] as const),
    ...operations.map((operation) => [`/docs/api${operation}`, undefined] as const),
    ...pages.flatMap((page) => {
      const address = addressOf(page, sources);
      return address === undefined ? [] : [[address, page.file] as const];
    }),
  ]);
}

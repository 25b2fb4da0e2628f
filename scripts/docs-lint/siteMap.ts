import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseBlogFileName } from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import { parse } from 'yaml';

import { brandedSlug } from '../../plugins/content/brand';
import { allVersions, docsFolder, versionPath } from '../../plugins/versions/docsVersions';
import { generatedIndex, isCategoryFile } from '../../plugins/content/front-matter/categoryFiles';
import { classifyPage } from '../../plugins/content/front-matter/pageKind';

/** Site paths without a trailing slash (except `/`), each with the file of the page if it has one. */
export type SiteMap = ReadonlyMap<string, string | undefined>;

interface MapSources {
  siteDir: string;
  /** The brand's slug. */
  slug: string;
  /** Released docs versions, the latest first. */
  versions: readonly string[];
  /** Paths of the operations' pages below the reference. */
  operations: readonly string[];
  /** All hand-written pages: path relative to the project, and front matter. */
  pages: readonly { file: string; frontMatter: Readonly<Record<string, unknown>> }[];
}

/** The landing page of the reference. */
const REFERENCE = 'plugins/api/reference/landing.mdx';

/** Paths of pages without a file. */
const GENERATED = ['/', '/search', '/blog', '/blog/archive', '/blog/tags'];

/** Path of a version without a trailing slash, for example `/docs/v3.3.0`. */
function prefixOf(version: string, latest: string | undefined): string {
  return `/${versionPath(version, latest)}`.slice(0, -1);
}

function sitePathOf(
  { file, frontMatter }: MapSources['pages'][number],
  { slug, versions }: MapSources,
): string | undefined {
  if (file === REFERENCE) return '/docs/api';
  const page = classifyPage(file);
  if (page?.kind === 'post')
    return path.posix.join('/blog', String(frontMatter.slug ?? parseBlogFileName(page.pathInside).slug));
  if (page?.kind === 'page')
    return path.posix.join('/', String(frontMatter.slug ?? page.pathInside.replace(/(?:(?:^|\/)index)?\.mdx?$/, '')));
  if (page?.version === undefined) return undefined;
  return prefixOf(page.version, versions[0]) + brandedSlug(page.pathInside, slug, frontMatter).replace(/^\/$/, '');
}

/** Lists the generated index pages of categories. */
function categories({ siteDir, versions }: MapSources): string[] {
  return allVersions(versions).flatMap((version) => {
    const folder = path.join(siteDir, docsFolder(version));
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isCategoryFile)
      .map((file) => path.join(folder, file))
      .flatMap((file) => generatedIndex(readFileSync(file, 'utf8'), file) ?? [])
      .map(({ slug }) => prefixOf(version, versions[0]) + slug);
  });
}

function tags(siteDir: string): string[] {
  const file = path.join(siteDir, 'blog/tags.yml');
  if (!existsSync(file)) return [];
  const table = (parse(readFileSync(file, 'utf8')) as Record<string, { permalink?: string }> | null) ?? {};
  return Object.entries(table).map(([key, { permalink }]) => `/blog/tags${permalink ?? `/${key}`}`);
}

/** Computes the paths of all pages from the sources, without a build. */
export function siteMap(sources: MapSources): SiteMap {
  const { siteDir, operations, pages } = sources;
  const generated = [...GENERATED, ...tags(siteDir), ...categories(sources), '/docs/api'];
  return new Map<string, string | undefined>([
    ...generated.map((sitePath) => [sitePath, undefined] as const),
    ...operations.map((operation) => [`/docs/api${operation}`, undefined] as const),
    ...pages.flatMap((page) => {
      const sitePath = sitePathOf(page, sources);
      return sitePath === undefined ? [] : [[sitePath, page.file] as const];
    }),
  ]);
}

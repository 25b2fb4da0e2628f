import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { brandedSlug } from '../brand/brandedSlug';
import { docsFolder } from '../front-matter/docsFolder';
import { readFrontMatter } from '../front-matter/readFrontMatter';
import { parseYaml } from '../parseYaml';

/** Who a page's address depends on. */
export interface PageSources {
  /** Absolute path of the project. */
  siteDir: string;
  /** Of the brand. */
  slug: string;
}

/** A page of a docs version. */
export interface VersionPage {
  /** Name of the version, for example `v3.3.0`, or `next`. */
  version: string;
  /** Inside the version, without slashes at its ends; empty for the landing. */
  address: string;
  /** The page's Markdown, or the `_category_.json` that Docusaurus makes a page of; relative to the project. */
  file: string;
}

/** Docusaurus makes no pages of these either. */
const isHidden = (name: string) => name.split('/').some((segment) => segment.startsWith('_'));

function withoutSlashes(address: string): string {
  return address.replace(/^\/|\/$/g, '');
}

function categoryPage(siteDir: string, version: string, file: string): VersionPage[] {
  const { link } = parseYaml(readFileSync(path.join(siteDir, file), 'utf8'), file) as {
    link: { type: string; slug?: string } | null;
  };
  return link?.type === 'generated-index' ? [{ version, file, address: withoutSlashes(link.slug ?? '') }] : [];
}

/**
 * Lists the pages of a docs version, those of categories included.
 *
 * @param sources the project
 * @param version `next`, or one that was cut
 * @returns pages sorted by file
 */
export function versionPages({ siteDir, slug }: PageSources, version: string): VersionPage[] {
  const folder = docsFolder(version);
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) return [];
  const names = readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  return names.flatMap((name): VersionPage[] => {
    const file = `${folder}/${name}`;
    if (path.basename(name) === '_category_.json') return categoryPage(siteDir, version, file);
    if (!/\.mdx?$/.test(name) || isHidden(name)) return [];
    const own = readFrontMatter(path.join(siteDir, file)).slug;
    return [{ version, file, address: withoutSlashes(typeof own === 'string' ? own : brandedSlug(name, slug)) }];
  });
}

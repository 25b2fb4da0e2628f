import { existsSync } from 'node:fs';
import path from 'node:path';

import { docsFolder, isPartial, listFiles, readVersions, type SlugFrontMatter, versionPath } from '@api-docs/kit/node';
import { isHidden, readFrontMatter } from '@api-docs/kit/pages';
import type { VersionPage } from '@api-docs/version-comparisons/read/versionPages';

import { brandedSlug, replaceTokensDeep, type BrandValues } from '../../plugins/content/brand';

/** Lists the written pages of a docs version from their files, as Docusaurus loads them: without drafts and unlisted pages. */
export function versionPages(siteDir: string, version: string, brand: BrandValues & { slug: string }): VersionPage[] {
  const folder = docsFolder(version);
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) return [];
  const prefix = versionPath(version, readVersions(siteDir)[0]);
  return listFiles(absolute).flatMap((name): VersionPage[] => {
    const file = `${folder}/${name}`;
    if (!/\.mdx?$/.test(name) || isPartial(name)) return [];
    const head = replaceTokensDeep(readFrontMatter(path.join(siteDir, file)), file, brand);
    if (isHidden(head)) return [];
    const slug = brandedSlug(name, brand.slug, head as SlugFrontMatter).replace(/^\/|\/$/g, '');
    return [{ version, label: version, slug, path: prefix + (slug && `${slug}/`), file }];
  });
}

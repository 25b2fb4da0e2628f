import path from 'node:path';

import type { Props } from '@docusaurus/types';

import { writeFile, type DocsVersion } from '@api-docs/kit/node';
import type { ParsedPage } from '@api-docs/kit/pages';

import { KNOWN_PATHS_FILE, type KnownPaths } from '../NotFoundSuggestions/suggestPages';
import type { Redirect } from './planRedirects';

interface KnownPathsInput {
  versions: readonly DocsVersion[];
  built: Pick<Props, 'outDir' | 'siteConfig'>;
  /** What each page says, by page path. */
  titles: ReadonlyMap<string, Pick<ParsedPage, 'documentTitle' | 'isUnlisted'>>;
  redirects: readonly Redirect[];
}

/** Writes the paths from which the not-found page suggests pages. No other page loads the file. */
export function writeKnownPaths({ versions, built, titles, redirects }: KnownPathsInput): void {
  const { title, titleDelimiter } = built.siteConfig;
  // Docusaurus adds it to every title.
  const suffix = ` ${titleDelimiter} ${title}`;
  const listed = [...titles].filter(([page, { isUnlisted }]) => page !== '404.html' && !isUnlisted);
  const pages = new Map(listed.map(([page, { documentTitle }]) => [`/${page}`, documentTitle.replace(suffix, '')]));
  const latestFirst = [...versions].sort((a, b) => Number(b.isLatest) - Number(a.isLatest));
  const [latest] = latestFirst;
  const alias = `/${latest?.path}${latest?.name}/`;
  const known: KnownPaths = {
    versions: latestFirst.map(({ name, label, path: prefix }) => ({ name, label, prefix: `/${prefix}` })),
    pages: Object.fromEntries([...pages].sort(([a], [b]) => a.localeCompare(b))),
    // Without the alias of the latest version, which the browser derives itself.
    moved: Object.fromEntries(
      redirects.filter(({ from, to }) => pages.has(to) && !from.startsWith(alias)).map(({ from, to }) => [from, to]),
    ),
  };
  writeFile(path.join(built.outDir, KNOWN_PATHS_FILE), JSON.stringify(known));
}

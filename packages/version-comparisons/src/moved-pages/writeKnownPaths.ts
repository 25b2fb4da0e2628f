import path from 'node:path';

import type { Props } from '@docusaurus/types';

import { docsVersions, LATEST_PATH } from '@api-docs/kit/docsVersions';
import type { ParsedPage } from '@api-docs/kit/parsePage';
import { writeFile } from '@api-docs/kit/writeFile';

import { KNOWN_PATHS_FILE, type KnownPaths } from '../NotFoundSuggestions/suggestPages';
import type { Redirect } from './redirects';

interface KnownPathsInput {
  site: { files: { versions(): readonly string[] } };
  built: Pick<Props, 'outDir' | 'siteConfig'>;
  /** What the finished pages say, by page path. */
  contents: ReadonlyMap<string, Pick<ParsedPage, 'documentTitle' | 'isUnlisted'>>;
  redirects: readonly Redirect[];
}

/** Writes the paths from which the not-found page suggests pages. No other page loads the file. */
export default function writeKnownPaths({ site, built, contents, redirects }: KnownPathsInput): void {
  // Docusaurus adds it to every title.
  const suffix = ` | ${built.siteConfig.title}`;
  const listed = [...contents].filter(([page, { isUnlisted }]) => page !== '404.html' && !isUnlisted);
  const titles = new Map(listed.map(([page, { documentTitle }]) => [`/${page}`, documentTitle.replace(suffix, '')]));
  const released = site.files.versions();
  const versions = docsVersions(released).map(({ name, path: prefix }) => ({ name, prefix: `/${prefix}` }));
  const isLatest = ({ prefix }: { prefix: string }) => prefix === `/${LATEST_PATH}`;
  const known: KnownPaths = {
    versions: [...versions.filter(isLatest), ...versions.filter((version) => !isLatest(version))],
    pages: Object.fromEntries([...titles].sort(([a], [b]) => a.localeCompare(b))),
    // Without the alias of the latest version, which the browser derives itself.
    moved: Object.fromEntries(
      redirects
        .filter(({ from, to }) => titles.has(to) && !from.startsWith(`/docs/${released[0]}/`))
        .map(({ from, to }) => [from, to]),
    ),
  };
  writeFile(path.join(built.outDir, KNOWN_PATHS_FILE), JSON.stringify(known));
}

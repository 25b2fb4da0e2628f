import path from 'node:path';

import { KNOWN_PATHS_FILE } from '../../../shared/knownPaths';
import type { Redirect } from '../../content/moved-pages/redirects';
import type { ParsedPage } from '../../lib/parsePage';
import type { StepInput } from '../../lib/site';
import { writeFile } from '../../lib/writeFile';
import { knownPaths } from './knownPaths';

interface KnownPathsInput extends StepInput {
  /** What the finished pages say, by page path. */
  contents: ReadonlyMap<string, Pick<ParsedPage, 'documentTitle' | 'isUnlisted'>>;
  redirects: readonly Redirect[];
}

/** Writes the paths from which the not-found page suggests pages. No other page loads the file. */
export default function writeKnownPaths({ site, built, contents, redirects }: KnownPathsInput): void {
  // Docusaurus adds it to every title.
  const suffix = ` | ${built.siteConfig.title}`;
  const listed = [...contents].filter(([page, { isUnlisted }]) => page !== '404.html' && !isUnlisted);
  const titles = new Map(
    listed.map(([page, { documentTitle: title }]) => [
      `/${page}`,
      title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    ]),
  );
  const reachable = redirects.filter(({ to }) => titles.has(to));
  const paths = knownPaths(titles, reachable, site.files.versions());
  writeFile(path.join(built.outDir, KNOWN_PATHS_FILE), JSON.stringify(paths));
}

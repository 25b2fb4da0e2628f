import path from 'node:path';

import { KNOWN_PATHS_FILE } from '../../../shared/knownPaths';
import type { Build } from '../../buildSteps';
import { isUnlisted } from '../../lib/html';
import { writeFile } from '../../lib/writePage';
import { knownPaths, pageTitle } from './knownPaths';

/** Writes the paths from which the not-found page suggests pages. No other page loads the file. */
export default function writeKnownPaths({ site, built, pages, redirects }: Build): void {
  const listed = [...pages].filter(([page, html]) => page !== '404.html' && !isUnlisted(html));
  const titles = new Map(listed.map(([page, html]) => [`/${page}`, pageTitle(html, built.siteConfig.title)]));
  const paths = knownPaths(titles, redirects, site.files.versions());
  writeFile(path.join(built.outDir, KNOWN_PATHS_FILE), JSON.stringify(paths));
}

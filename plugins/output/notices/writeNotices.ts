import path from 'node:path';

import { writeFile } from '@api-docs/kit/writeFile';

import type { StepInput } from '../../lib/site';
import { formatNotices, packageFolders, readNotice } from './notices';

/** Path of the notices below the base path. */
export const NOTICES_FILE = 'third-party-licenses.txt';

/** Packages that the bundler does not see: the font in `src/css/fonts` is a subset of this one. */
const COPIED = ['node_modules/@fontsource/instrument-sans/package.json'];

/**
 * Writes the licenses of all packages whose code or fonts the pages load. Most licenses require copies to include the
 * notice, and minifiers remove it.
 */
export default function writeNotices({ site, built }: StepInput): void {
  const copied = COPIED.map((file) => path.join(site.siteDir, file));
  const notices = packageFolders([...site.bundledFiles, ...copied]).map(readNotice);
  writeFile(path.join(built.outDir, NOTICES_FILE), formatNotices(notices));
}

import path from 'node:path';

import type { Build } from '../buildSteps';
import { writeFile } from '../lib/writeFile';
import { docsVersions } from '../lib/docsVersions';
import { buildIndexes } from './buildIndexes';
import { indexFiles } from './indexFiles';
import { readSynonyms } from './synonyms';

/** Writes the search index of each docs version. */
export default function writeIndexes({ site, built, contents }: Build): void {
  const { siteDir, brand, files } = site;
  const versions = docsVersions(files.versions());
  const names = indexFiles(built.generatedFilesDir, versions);
  const indexes = buildIndexes({ pages: contents, versions, files, synonyms: readSynonyms(siteDir, brand) });
  for (const [version, index] of indexes) {
    writeFile(path.join(built.outDir, names[version] ?? ''), JSON.stringify(index));
  }
}

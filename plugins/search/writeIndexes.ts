import path from 'node:path';

import { writeFile } from '@api-docs/kit/writeFile';
import { docsVersions } from '@api-docs/kit/docsVersions';

import type { ApiFiles } from '../api/facts/apiFiles';
import type { StepInput } from '../lib/site';
import { buildIndexes, type IndexSources } from '@api-docs/local-search/build/buildIndexes';
import { readSynonyms } from '@api-docs/local-search/build/synonyms';

interface IndexesInput extends StepInput {
  site: StepInput['site'] & { files: ApiFiles };
  /** What the finished pages say, by page path. */
  contents: IndexSources['pages'];
}

/** Writes the search index of each docs version. */
export default function writeIndexes({ site, built, contents }: IndexesInput): void {
  const { siteDir, brand, files } = site;
  const versions = docsVersions(files.versions());
  const names = site.indexFiles();
  const indexes = buildIndexes({ pages: contents, versions, files, synonyms: readSynonyms(siteDir, brand) });
  for (const [version, index] of indexes) {
    writeFile(path.join(built.outDir, names[version] ?? ''), JSON.stringify(index));
  }
}

import { existsSync } from 'node:fs';
import path from 'node:path';

import { docsVersions } from '@api-docs/kit/docsVersions';
import { readSynonyms, type Synonyms } from '@api-docs/local-search/build/synonyms';
import { writeIndexes as writeSearchIndexes } from '@api-docs/local-search/build/writeIndexes';

import { API_FILE, apiVersionFile } from '../api/facts/apiFiles';
import { replaceTokens } from '../content/brand';
import type { Build, Site } from '../lib/site';
import { addReferenceNames, isOtherGeneration } from './referenceNames';

/** The table of synonyms, relative to the project. */
const SYNONYMS_FILE = 'site/config/synonyms.yaml';

/** Reads the table of synonyms and replaces its brand tokens. Throws if the table is invalid. */
export function siteSynonyms({ siteDir, brand }: Pick<Site, 'siteDir' | 'brand'>): Synonyms {
  if (!existsSync(path.join(siteDir, SYNONYMS_FILE))) return { file: SYNONYMS_FILE, targets: [], sameMeaning: [] };
  return readSynonyms(siteDir, SYNONYMS_FILE, (text) => replaceTokens(text, SYNONYMS_FILE, brand));
}

/** Writes the search index of each docs version. */
export default function writeIndexes({ site, built, contents }: Build): void {
  const { files } = site;
  writeSearchIndexes({
    built,
    indexFiles: site.indexFiles(),
    pages: contents,
    versions: docsVersions(files.versions()),
    synonyms: siteSynonyms(site),
    addNames: (pages) => addReferenceNames(pages, files.facts(API_FILE)),
    isOtherGeneration: (page, version) => isOtherGeneration(page, files.facts(apiVersionFile(version))),
  });
}

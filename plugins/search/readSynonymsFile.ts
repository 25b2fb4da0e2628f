import { readFileSync } from 'node:fs';
import path from 'node:path';

import { replaceTokens, type BrandValues } from '../brand/replaceTokens';
import { parseYaml } from '../parseYaml';
import { readSynonyms, SYNONYMS_FILE, type Synonyms } from './readSynonyms';

/**
 * Reads the table of synonyms.
 *
 * @param siteDir folder of the project
 * @param brand fills in the tokens
 * @throws when the table is wrong
 */
export function readSynonymsFile(siteDir: string, brand: BrandValues): Synonyms {
  const text = replaceTokens(readFileSync(path.join(siteDir, SYNONYMS_FILE), 'utf8'), SYNONYMS_FILE, brand);
  return readSynonyms(parseYaml(text, SYNONYMS_FILE));
}

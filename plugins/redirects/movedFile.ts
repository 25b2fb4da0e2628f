import { readFileSync } from 'node:fs';
import path from 'node:path';

import { replaceTokens, type BrandValues } from '../brand/replaceTokens';
import { parseYaml } from '../parseYaml';
import { readMoved, type Moved } from './readMoved';

/** The table of moved addresses, relative to the project. */
export const MOVED_FILE = 'moved.yaml';

/** What the table is read with. */
export interface MovedOptions {
  brand: BrandValues;
  /** versions.json: the latest first. */
  versions: readonly string[];
}

/**
 * Reads `moved.yaml`.
 *
 * @param siteDir folder of the project
 * @param options the brand, whose tokens are filled in, and the versions that an entry may name
 * @throws when the table is wrong
 */
export function readMovedFile(siteDir: string, { brand, versions }: MovedOptions): Moved {
  const text = replaceTokens(readFileSync(path.join(siteDir, MOVED_FILE), 'utf8'), MOVED_FILE, brand);
  return readMoved(parseYaml(text, MOVED_FILE), MOVED_FILE, versions);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { apiVersionFile } from '../../plugins/api/facts/apiFiles';
import { OLDEST } from '../support/specifiedRoutes';
import type { Mutant } from './mutant';
import { wholeFileMutants, yamlMutants } from './yamlMutants';

const API = 'openapi/metrics-api.yaml';

/** The other data files, with the number of entries to change in each. */
const TABLES: Record<string, number> = {
  'openapi/successors.yaml': 30,
  'versioned_docs/moved.yaml': 20,
  'blog/tags.yml': 12,
  'docs/quickstart-portal/_category_.json': 12,
  'plugins/search/synonyms.yaml': 8,
  [apiVersionFile(OLDEST)]: 20,
};

/** A removed path, or a removed operation of a path. */
const REMOVED_OPERATION = /^a removed key at paths › \S+(?: › \w+)?$/;

/** Returns whether a change leaves no page at an address on purpose: no operation, a category without a link. */
function losesPage({ file, what, text, mustFail }: Mutant): boolean {
  if (mustFail) return false;
  if (REMOVED_OPERATION.test(what)) return true;
  const isCategory = path.basename(file) === '_category_.json';
  return isCategory && (what === 'a removed key at link' || /"link": ?(?:null)?\s*[,}]/.test(text));
}

/** Returns every mutant of the project, the same in every run. */
export function allMutants(siteDir: string): Mutant[] {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const removed = read(API).replace(/\n {2}\/metrics\/v4alpha\/tone:[\s\S]*?(?=\n {2}\/)/, '');
  const mutantsOf = (file: string, count: number, seed: number) => [
    ...wholeFileMutants(file, read(file)),
    ...yamlMutants(file, read(file), count, seed),
  ];
  const mutants: Mutant[] = [
    { what: 'a removed operation', file: API, text: removed, mustFail: true },
    ...mutantsOf(API, 150, 7),
    ...Object.entries(TABLES).flatMap(([file, count], index) => mutantsOf(file, count, 70 + index)),
  ];
  const kept = mutants.filter((mutant) => mutant.text !== read(mutant.file) && !losesPage(mutant));
  return [...new Map(kept.map((mutant) => [mutant.file + mutant.text, mutant])).values()];
}

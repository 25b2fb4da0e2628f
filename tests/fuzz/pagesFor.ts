import { readdirSync } from 'node:fs';
import path from 'node:path';

import { REFERENCE_FOLDER } from '../../plugins/api-reference';

const METRICS = 'understanding-brand-metrics';

/** Pages of a docs version that show facts of every kind. */
const FACT_PAGES = ['change-log.mdx', 'intro.mdx', `${METRICS}/faithfulness.mdx`, `${METRICS}/pii.mdx`];

/** Pages whose legacy bodies have no path. */
const LEGACY_BODIES = ['adherence', 'completion', 'refusal', 'stability'].map(
  (name) => `docs/${METRICS}/v3-metrics-soon-to-be-deprecated/${name}.mdx`,
);

/** The landing of the reference, which names all operations and their successors; the API's title names its file. */
function landing(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, REFERENCE_FOLDER))
    .filter((file) => file.endsWith('.info.mdx'))
    .map((file) => path.posix.join(REFERENCE_FOLDER, file));
}

/**
 * Lists the pages that must be compiled to see what a changed file does.
 *
 * @param siteDir absolute path of the project
 * @param file relative to it
 */
export function pagesFor(siteDir: string, file: string): string[] {
  if (file.endsWith('.mdx')) return [file];
  if (file === 'openapi/successors.yaml') return [...landing(siteDir), ...LEGACY_BODIES];
  const [, version] = /^openapi\/versions\/(.+)\.yaml$/.exec(file) ?? [];
  if (version !== undefined) return FACT_PAGES.map((page) => `versioned_docs/version-${version}/${page}`);
  if (!file.startsWith('openapi/')) return [];
  return [...landing(siteDir), ...FACT_PAGES.map((page) => `docs/${page}`)];
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { buildError } from '../lib/buildError';
import { LATEST_PATH, type DocsVersion } from '../lib/docsVersions';

/** Where the package writes its constants, below the folder of generated files. */
const CONSTANTS = '@easyops-cn/docusaurus-search-local/default/generated-constants.js';

/** Example: `export const searchIndexUrl = "search-index{dir}-6b5bf936.json";`. */
const INDEX_NAME = /searchIndexUrl = "(search-index\{dir\}-[0-9a-f]+\.json)"/;

/**
 * Returns the files of the indexes. The package puts a hash of its Markdown files into their names; the index of the latest
 * version is where the package puts it.
 *
 * @param generatedFilesDir folder of the files that Docusaurus generates
 * @returns path below the base path, by the name of the version
 * @throws if the package does not name its index as expected
 */
export function indexFiles(generatedFilesDir: string, versions: readonly DocsVersion[]): Record<string, string> {
  const [, name] = INDEX_NAME.exec(readFileSync(path.join(generatedFilesDir, CONSTANTS), 'utf8')) ?? [];
  if (name === undefined) {
    throw buildError({
      file: 'plugins/search/indexFiles.ts',
      problem: 'the search plugin no longer names its index as expected',
      expected: `${INDEX_NAME.source} in generated-constants.js`,
      found: 'no such line',
      remedy: 'set `hashed: "filename"` in config/search.ts, or change INDEX_NAME to the format of the new release',
    });
  }
  const file = name.replace('{dir}', '');
  return Object.fromEntries(
    versions.map((version) => [version.name, version.path === LATEST_PATH ? file : version.path + file]),
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { SearchSettings } from '../../shared/search/searchIndex';
import { EARLY_FILES } from '../head-scripts/earlySearch';
import { teachingError } from '../teachingError';
import { docsVersions, versionOf } from './docsVersions';

/** Folder of the site's assets → pattern of a chunk whose name holds its hash. */
const CHUNKS = {
  worker: { folder: 'assets/js', pattern: /^search-worker\.[0-9a-f]+\.js$/ },
  panel: { folder: 'assets/js', pattern: /^search-panel\.[0-9a-f]+\.js$/ },
  panelStyle: { folder: 'assets/css', pattern: /^search-panel\.[0-9a-f]+\.css$/ },
} as const;

/** Written by `plugins/search` into Docusaurus' folder of generated files. */
const SETTINGS = '@easyops-cn/docusaurus-search-local/default/settings.json';

function theOne(outDir: string, folder: string, pattern: RegExp): string {
  const found = readdirSync(path.join(outDir, folder)).filter((file) => pattern.test(file));
  if (found.length === 1 && found[0]) return `${folder}/${found[0]}`;
  throw teachingError({
    file: 'plugins/search/earlySearchFiles.ts',
    problem: 'a file of the search is not where it is looked for',
    expected: `one file like ${pattern.source} in ${folder}`,
    found: found.join(', ') || 'none',
    remedy: 'keep the names of the chunks in src/search/searchClient.ts and src/components/SearchBox/usePanel.ts',
  });
}

/** Where the files lie that the step reads; absolute paths. */
export interface EarlySearchPlaces {
  siteDir: string;
  generatedFilesDir: string;
  outDir: string;
}

/**
 * Makes the step that writes the names of the search's files into a page's inline script.
 *
 * @param basePath of the site
 * @returns takes a page's HTML and its path below the base path; a page without a version gets the latest's index
 * @throws when a chunk of the search is missing
 */
export function earlySearchFiles(
  { siteDir, generatedFilesDir, outDir }: EarlySearchPlaces,
  basePath: string,
): (html: string, page: string) => string {
  const versions = docsVersions(siteDir);
  const latest = versions.find(({ path: docsPath }) => docsPath === 'docs/')?.name ?? '';
  const { indexFiles } = JSON.parse(readFileSync(path.join(generatedFilesDir, SETTINGS), 'utf8')) as SearchSettings;
  const chunks = Object.entries(CHUNKS).map(
    ([name, { folder, pattern }]) =>
      [EARLY_FILES[name as keyof typeof CHUNKS], theOne(outDir, folder, pattern)] as const,
  );
  return (html, page) => {
    const index = indexFiles[versionOf(page, versions) ?? latest] ?? '';
    return [...chunks, [EARLY_FILES.index, index] as const].reduce(
      (text, [placeholder, file]) => text.replaceAll(placeholder, basePath + file),
      html,
    );
  };
}

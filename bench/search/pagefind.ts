import { rmSync } from 'node:fs';
import path from 'node:path';

import { projectDir } from '../../scripts/run';
import { SHOWN } from '../../tests/support/judgedQueries';
import { measuringChromium } from '../chromium';
import { staticServer } from '../staticServer';
import { indexPerVersion, type CorpusPage } from './corpus';
import type { SearchEngine } from './engine';
import { loadPeer, versionOf } from './peerPackage';
import { starlightRows, type PagefindResult } from './starlightRows';

interface Answer {
  errors: string[];
}

interface Pagefind {
  createIndex(): Promise<
    Answer & {
      index?: {
        addHTMLFile(file: { url: string; content: string }): Promise<Answer>;
        writeFiles(options: { outputPath: string }): Promise<Answer>;
      };
    }
  >;
  close(): Promise<unknown>;
}

const INDEXES = path.join(projectDir, '.cache/search-bench/pagefind');

/**
 * Asks Pagefind's own browser module, with what Starlight 0.42.4 hands it: `PagefindConfigDefaults` of
 * dist/schemas/pagefind.js and the base path. It is text because a compiler would rewrite the import.
 */
const PAGE = `<!doctype html>
<html lang="en">
<title>Pagefind</title>
<script>
window.find = async (docsVersion, query) => {
  const pagefind = await import('/pagefind/' + docsVersion + '/pagefind.js');
  await pagefind.options({
    baseUrl: '/',
    ranking: { pageLength: 0.1, termFrequency: 0.1, termSaturation: 2, termSimilarity: 9, diacriticSimilarity: 0.8 },
  });
  const { results } = await pagefind.search(query, { filters: {} });
  const shown = await Promise.all(results.slice(0, ${SHOWN}).map((result) => result.data()));
  return shown.map(({ url, sub_results }) => ({
    url,
    sub_results: sub_results.map(({ url, locations }) => ({ url, locations })),
  }));
};
</script>
</html>
`;

function accepted<Given extends Answer>(answer: Given): Given {
  if (answer.errors.length > 0) throw new Error(`Pagefind: ${answer.errors.join('; ')}`);
  return answer;
}

/** Marks a page as Starlight's `Page.astro` does. */
function marked({ content }: CorpusPage): string {
  return `<!doctype html><html lang="en"><body><main data-pagefind-body>${content}</main></body></html>`;
}

async function writeIndex(pages: readonly CorpusPage[], docsVersion: string): Promise<void> {
  const pagefind = await loadPeer<Pagefind>('pagefind');
  const { index } = accepted(await pagefind.createIndex());
  if (!index) throw new Error('Pagefind made no index');
  for (const page of pages) accepted(await index.addHTMLFile({ url: `/${page.page}`, content: marked(page) }));
  const outputPath = path.join(INDEXES, docsVersion);
  rmSync(outputPath, { recursive: true, force: true });
  accepted(await index.writeFiles({ outputPath }));
}

/** Opens Pagefind as Starlight uses it, in Chromium. */
export async function pagefind(corpus: readonly CorpusPage[]): Promise<SearchEngine> {
  const indexed = indexPerVersion(corpus, writeIndex);
  const server = await staticServer({ folders: { '/pagefind/': INDEXES }, pages: { '/': PAGE } });
  const browser = await measuringChromium();
  const tab = await browser.newPage();
  await tab.goto(server.origin);
  return {
    name: 'Pagefind (Starlight)',
    version: versionOf('pagefind'),
    search: async (query, docsVersion) => {
      await indexed(docsVersion);
      const call = `window.find(${JSON.stringify(docsVersion)}, ${JSON.stringify(query)})`;
      return starlightRows(await tab.evaluate<PagefindResult[]>(call));
    },
    close: async () => {
      await browser.close();
      await server.close();
      await (await loadPeer<Pagefind>('pagefind')).close();
    },
  };
}

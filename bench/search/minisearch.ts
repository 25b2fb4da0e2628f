import { placeOf } from '../../tests/support/judgedQueries';
import { indexPerVersion, type CorpusPage } from './corpus';
import type { SearchEngine } from './engine';
import { loadPeer, versionOf } from './peerPackage';
import { sectionsOf } from './sections';

interface MiniSearch {
  add(document: { id: string; title: string; titles: string[]; text: string }): void;
  search(query: string): { id: string }[];
}

type MiniSearchModule = { default: new (options: object) => MiniSearch };

/**
 * As VitePress 1.6.4 sets it: `fields` in dist/node (plugin `vitepress:local-search`), `searchOptions` in
 * dist/client/theme-default/components/VPLocalSearchBox.vue. Tokens and terms are MiniSearch's own.
 */
const OPTIONS = {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
};

/** VitePress shows so many. */
const MOST = 16;

function add(index: MiniSearch, { page, content }: CorpusPage): void {
  for (const { anchor, title, parents, passages } of sectionsOf(content)) {
    const text = passages.map((passage) => passage.text).join('\n');
    // VitePress leaves out headings with nothing under them.
    if (title && text) index.add({ id: anchor ? `${page}#${anchor}` : page, title, titles: parents, text });
  }
}

/** Opens MiniSearch as VitePress uses it: one document for each heading with what stands under it. */
export async function miniSearch(corpus: readonly CorpusPage[]): Promise<SearchEngine> {
  const { default: MiniSearch } = await loadPeer<MiniSearchModule>('minisearch');
  const indexFor = indexPerVersion(corpus, async (pages) => {
    const index = new MiniSearch(OPTIONS);
    for (const page of pages) add(index, page);
    return index;
  });
  return {
    name: 'MiniSearch (VitePress)',
    version: versionOf('minisearch'),
    search: async (query, docsVersion) =>
      (await indexFor(docsVersion))
        .search(query)
        .slice(0, MOST)
        .map(({ id }) => placeOf(id)),
  };
}

import { placeOf } from '../../tests/support/judgedQueries';
import { indexPerVersion, type CorpusPage } from './corpus';
import type { SearchEngine } from './engine';
import { loadPeer, versionOf } from './peerPackage';
import { sectionsOf } from './sections';

interface Document {
  id: string;
  page_id: string;
  type: 'page' | 'heading' | 'text';
  content: string;
  url: string;
}

interface Orama {
  create(options: { schema: object }): object;
  insertMultiple(index: object, documents: Document[]): Promise<unknown>;
  search(
    index: object,
    parameters: object,
  ): Promise<{ groups?: { values: string[]; result: { document: Document }[] }[] }>;
}

/**
 * As `createFromSource` of fumadocs-core 17.0.0 sets it, which brings no other engine (Nextra 4 uses Pagefind):
 * `advancedSchema` in dist/search/server.js and `searchAdvanced` in dist/advanced-*.js, without the fields for tags,
 * breadcrumbs and embeddings, which a full-text search does not ask.
 */
const SCHEMA = { content: 'string', page_id: 'string', type: 'string', url: 'string' };
const PARAMETERS = { mode: 'fulltext', properties: ['content'], groupBy: { properties: ['page_id'], maxResult: 8 } };

/**
 * Splits a page as `createDB` of fumadocs-core does: a document for the page, one for its description, then one for each
 * heading, then one for each paragraph, list item and table cell. Code blocks are not among the types that its
 * `remarkStructure` collects by default.
 */
function documentsOf({ page, description, content }: CorpusPage): Document[] {
  const [first, ...rest] = sectionsOf(content);
  const shared = { page_id: `/${page}` };
  const place = (anchor: string) => (anchor ? `${page}#${anchor}` : page);
  const headings = rest.map(({ anchor, title }) => ({ type: 'heading' as const, url: place(anchor), content: title }));
  const texts = (first ? [first, ...rest] : rest).flatMap(({ anchor, passages }) =>
    passages
      .filter(({ code }) => !code)
      .map(({ text }) => ({ type: 'text' as const, url: place(anchor), content: text })),
  );
  const about = description ? [{ type: 'text' as const, url: page, content: description }] : [];
  return [
    { ...shared, id: shared.page_id, type: 'page', url: page, content: first?.title ?? '' },
    ...[...about, ...headings, ...texts].map((part, index) => ({ ...shared, ...part, id: `/${page}-${index}` })),
  ];
}

/** Opens Orama as Fumadocs uses it: results by page, the page itself first, then what was found on it. */
export async function orama(corpus: readonly CorpusPage[]): Promise<SearchEngine> {
  const { create, insertMultiple, search } = await loadPeer<Orama>('@orama/orama');
  const indexFor = indexPerVersion(corpus, async (pages) => {
    const index = create({ schema: SCHEMA });
    await insertMultiple(index, pages.flatMap(documentsOf));
    return index;
  });
  return {
    name: 'Orama (Fumadocs)',
    version: versionOf('@orama/orama'),
    search: async (query, docsVersion) => {
      const { groups = [] } = await search(await indexFor(docsVersion), { ...PARAMETERS, term: query });
      return groups.flatMap(({ values, result }) => [
        placeOf(values[0] ?? ''),
        ...result.filter(({ document }) => document.type !== 'page').map(({ document }) => placeOf(document.url)),
      ]);
    },
  };
}

/** Types for the parts of search-local 0.55.3 that the search page uses; the package ships none for them. */
declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker' {
  import type { SearchHit } from '@site/src/search/types';

  /** Searches in a background worker; loads the index on the first call. Rejects when the index cannot be loaded. */
  export function searchByWorker(
    baseUrl: string,
    searchContext: string,
    input: string,
    limit: number,
  ): Promise<SearchHit[]>;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed' {
  import type { Position } from '@site/src/search/types';

  /** Returns escaped HTML with the matches in `<mark>`. */
  export function highlightStemmed(content: string, positions: Position[], tokens: string[], maxLength: number): string;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions' {
  import type { Position, SearchHit } from '@site/src/search/types';

  export function getStemmedPositions(metadata: SearchHit['metadata'], fieldName: string): Position[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlight' {
  /** Returns escaped HTML with the tokens in `<mark>`. */
  export function highlight(text: string, tokens: string[]): string;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGenerated' {
  /** The option of that name, as this site sets it. */
  export const searchContextByPaths: { label: string; path: string }[];
}

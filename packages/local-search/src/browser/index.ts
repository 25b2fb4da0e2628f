// What the components in `theme/` are made of, also for a site that ejects one of them.
export { describeAnswer, describeFailure } from './describeAnswer';
export { default as MarkedText } from './MarkedText';
export { default as SearchBox } from './SearchBox';
export { useSearchHits, type SearchState } from './searchClient';
export { hitHref, useSearchLinks, type HelpLink } from './searchLinks';
export { useSearchParameters, type SearchParameters } from './useSearchParameters';
export type { SearchHit } from '../engine/types';

import { SEARCH_FIELD_ID } from '../shared/search/searchConstants';

/**
 * Requests the search index when the search field gets the focus before hydration. The search worker then finds it in
 * the browser's cache.
 */
export function prefetchSearchIndex(): void {
  document.addEventListener('focusin', function prefetch({ target }) {
    const { id, dataset } = target as HTMLElement;
    if (id !== SEARCH_FIELD_ID) return;
    document.removeEventListener('focusin', prefetch);
    // The search repeats a failed request and reports its error.
    if (dataset.index && document.documentElement.dataset.hasHydrated !== 'true') fetch(dataset.index).catch(() => {});
  });
}

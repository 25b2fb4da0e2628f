/**
 * Requests the search index when the search field gets the focus before hydration. The search worker then finds it in
 * the browser's cache.
 *
 * @param searchField id of the search field, whose `data-index` is the URL of the index
 */
export function prefetchSearchIndex(searchField: string): void {
  document.addEventListener('focusin', function prefetch({ target }) {
    const { id, dataset } = target as HTMLElement;
    if (id !== searchField) return;
    document.removeEventListener('focusin', prefetch);
    // The search repeats a failed request and reports its error.
    if (dataset.index && document.documentElement.dataset.hasHydrated !== 'true') fetch(dataset.index).catch(() => {});
  });
}

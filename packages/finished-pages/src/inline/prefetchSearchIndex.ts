/**
 * Requests the search index, the `data-index` of the search field, when the field gets the focus before hydration. The search
 * worker then finds it in the browser's cache.
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

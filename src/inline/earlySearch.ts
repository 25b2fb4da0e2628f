import { SEARCH_FIELD } from '../../shared/search/searchField';

/**
 * Requests the search index as soon as the search field has the focus, for readers who type before hydration. The worker
 * finds it in the browser's cache. `src/components/SearchBox/useEarlyText.ts` answers what they typed.
 */
export function prefetchSearchIndex(): void {
  document.addEventListener('focusin', function prefetch({ target }) {
    const { id, dataset } = target as HTMLElement;
    if (id !== SEARCH_FIELD) return;
    document.removeEventListener('focusin', prefetch);
    // A request that fails is repeated by the search itself, which reports it.
    if (dataset.index && document.documentElement.dataset.hasHydrated !== 'true') fetch(dataset.index).catch(() => {});
  });
}

/**
 * Reloads the page if the reader goes in history to another page before hydration. Browsers take the pages between which the
 * router once navigated for one document, so they change only the URL: the reader would still see the page of the old URL, and
 * React would hydrate it as the one of the new URL.
 */
export function reloadOnTraversal(): void {
  const { pathname } = location;
  window.addEventListener('popstate', () => {
    if (document.documentElement.dataset.hasHydrated !== 'true' && location.pathname !== pathname) location.reload();
  });
}

import { EARLY_WORKER, SEARCH_FIELD } from '../../shared/search/earlySearch';

/** What stands for a file whose name is known only after the build; `plugins/search/earlySearchFiles.ts` fills it in. */
export const EARLY_FILES = {
  worker: '%search-worker.js%',
  panel: '%search-panel.js%',
  panelStyle: '%search-panel.css%',
  index: '%search-index.json%',
} as const;

/**
 * Writes the inline script that prepares the search for readers who type before the page works: as soon as the field has
 * the focus, the worker starts and loads its index, and the list's files are fetched. The search box takes the worker
 * over. Without it all of this would begin only after the page's scripts have loaded and run.
 *
 * @param basePath of the site
 * @returns JavaScript for the document's head
 */
export function earlySearch(basePath: string): string {
  return `(function () {
  function preload(as, href) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = as;
    link.href = href;
    document.head.append(link);
  }
  function start(event) {
    if (event.target.id !== '${SEARCH_FIELD}') return;
    document.removeEventListener('focusin', start);
    if (document.documentElement.dataset.hasHydrated === 'true') return;
    if ('${EARLY_FILES.worker}'.charAt(0) === '%') return;
    try {
      var worker = new Worker('${EARLY_FILES.worker}');
      worker.postMessage({ id: 0, address: { url: '${EARLY_FILES.index}', basePath: ${JSON.stringify(basePath)} } });
      window.${EARLY_WORKER} = worker;
    } catch (error) {
      return;
    }
    preload('script', '${EARLY_FILES.panel}');
    preload('style', '${EARLY_FILES.panelStyle}');
  }
  document.addEventListener('focusin', start);
})();`;
}

/**
 * The theme's "back to top" scrolls with a script of its own, which knows nothing of readers who ask for less motion. For
 * them the page is at the top before that script starts, and it has nothing left to do.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { ThemeClassNames } from '@docusaurus/theme-common';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(
    'click',
    ({ target }) => {
      const isBackToTop = target instanceof Element && target.closest(`.${ThemeClassNames.common.backToTopButton}`);
      if (isBackToTop && matchMedia('(prefers-reduced-motion: reduce)').matches) window.scrollTo({ top: 0 });
    },
    true,
  );
}

/**
 * Makes the theme's back-to-top button respect `prefers-reduced-motion`. The button scrolls smoothly with JavaScript;
 * this listener runs first and jumps to the top, so that no distance is left to animate.
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

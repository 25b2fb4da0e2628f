import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';

import { reveal, targetOf } from '@api-docs/ui';

/** Query parameter that search hits add to a page's URL, once for each word. */
const PARAMETER = '_highlight';

/** Maximum number of words: anybody can write a URL with more. */
const MAX_WORDS = 20;

/** Returns whether a mark is in the panel of a tab that is not selected, while the selected one has a mark, too. */
function isInOtherPanel(element: Element, marks: string): boolean {
  const panels = element.closest('[role=tabpanel][hidden]')?.parentElement;
  if (!panels) return false;
  return panels.querySelector(`:scope > :not([hidden]) ${marks}`) !== null || isInOtherPanel(panels, marks);
}

/** Opens what hides marks. Another tab is selected only if the selected one has no mark. */
function revealMarks(article: HTMLElement, selector: string): void {
  const marks = [...article.querySelectorAll(selector)].filter((mark) => !isInOtherPanel(mark, selector));
  // What opens above the target moves it.
  if (marks.map(reveal).includes(true)) targetOf(location.hash)?.scrollIntoView();
}

/** Marks the words of `_highlight` in the page's article as long as they are in the URL. */
export function useHighlights(): void {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).getAll(PARAMETER).filter((word) => word.trim() !== '');
  const words = [...new Set(asked)].slice(0, MAX_WORDS).join('\n');

  useEffect(() => {
    if (words === '') return undefined;
    let isCurrent = true;
    let unmark = () => {};
    // The import also leaves time for code blocks, which are rendered a second time after hydration.
    import(/* webpackChunkName: "search-marks" */ './markWords').then(
      ({ MARK, markWords }) =>
        window.setTimeout(() => {
          const article = document.querySelector('article');
          if (!isCurrent || !article) return;
          unmark = markWords(article, words.split('\n'));
          revealMarks(article, MARK);
        }),
      // If the script does not load, the page stays without marks.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      unmark();
    };
  }, [pathname, words]);
}

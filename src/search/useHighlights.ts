import { useLocation } from '@docusaurus/router';
import type Mark from 'mark.js';
import { useEffect, useRef } from 'react';

import { reveal, targetOf } from '@site/src/reveal';

import { highlightPattern } from './highlightPattern';

/** Query parameter that search hits add to a page's URL, once for each word. */
const PARAMETER = '_highlight';

/** Maximum number of words: anybody can write a URL with more. */
const MAX_WORDS = 20;

/** React updates the text in these and fails if mark.js has split it. */
const EXCLUDED = ['form', 'form *', 'button', 'button *', '[role="status"]', '[role="status"] *'];

function wordsFrom(search: string): string[] {
  const words = new URLSearchParams(search).getAll(PARAMETER).filter((word) => word.trim() !== '');
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Opens what hides marks. Another tab is selected only if the selected one has no mark. */
function revealMarks(article: HTMLElement): void {
  const hidden = [...article.querySelectorAll('mark')].filter((mark) => {
    const panels = mark.closest('[role=tabpanel][hidden]')?.parentElement;
    return !panels?.querySelector(':scope > :not([hidden]) mark');
  });
  // What opens above the target moves it.
  if (hidden.map(reveal).includes(true)) targetOf(location.hash)?.scrollIntoView();
}

/** Marks the words of `_highlight` in the page's article as long as they are in the URL. */
export function useHighlights(): void {
  const { pathname, search } = useLocation();
  const marked = useRef<Mark>(undefined);
  const words = wordsFrom(search).join('\n');

  useEffect(() => {
    if (words === '') return undefined;
    let isCurrent = true;
    // The import also leaves time for code blocks, which are rendered a second time after hydration.
    import(/* webpackChunkName: "search-marks" */ 'mark.js').then(
      ({ default: Mark }) =>
        window.setTimeout(() => {
          const article = document.querySelector('article');
          if (!isCurrent || !article) return;
          marked.current = new Mark(article);
          marked.current.markRegExp(highlightPattern(words.split('\n')), { exclude: EXCLUDED });
          revealMarks(article);
        }),
      // If mark.js does not load, the page stays without marks.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      marked.current?.unmark();
      marked.current = undefined;
    };
  }, [pathname, words]);
}

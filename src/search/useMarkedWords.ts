import { useLocation } from '@docusaurus/router';
import type Mark from 'mark.js';
import { useEffect, useRef } from 'react';

/** Parameter that a search hit adds to the address, once a word. */
const PARAMETER = '_highlight';

/** An address made by a stranger may hold anything. */
const MOST_WORDS = 20;

/** React goes on writing into these, and would stumble over text that was cut into pieces. */
const LIVE = ['form', 'form *', 'button', 'button *', '[role="status"]', '[role="status"] *'];

function wordsOf(search: string): string[] {
  const words = new URLSearchParams(search).getAll(PARAMETER).filter((word) => word.trim().length > 1);
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** Marks the words of `_highlight` in the page's article, and unmarks them when the address loses them. */
export function useMarkedWords(): void {
  const { pathname, search } = useLocation();
  const marked = useRef<Mark>(undefined);
  const words = wordsOf(search).join('\n');

  useEffect(() => {
    if (words === '') return undefined;
    let isCurrent = true;
    // The import also lets code blocks settle, which are rendered a second time after hydration.
    import(/* webpackChunkName: "search-marks" */ 'mark.js').then(
      ({ default: Mark }) =>
        window.setTimeout(() => {
          const article = document.querySelector('article');
          if (!isCurrent || !article) return;
          marked.current = new Mark(article);
          marked.current.mark(words.split('\n'), { separateWordSearch: false, exclude: LIVE });
        }),
      // Without marks the page is still the page.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      marked.current?.unmark();
      marked.current = undefined;
    };
  }, [pathname, words]);
}

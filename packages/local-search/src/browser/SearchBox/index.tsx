import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef, type ReactNode } from 'react';

import { SEARCH_FIELD_ID } from '@api-docs/kit';
import { reveal, targetOf } from '@api-docs/ui';

import { indexPath } from '../searchClient';
import { LIST_ID, optionId } from './useSuggestions';
import styles from './styles.module.css';
import { useSearchBox } from './useSearchBox';

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
function useHighlights(): void {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).getAll(PARAMETER).filter((word) => word.trim() !== '');
  const words = [...new Set(asked)].slice(0, MAX_WORDS).join('\n');

  useEffect(() => {
    if (words === '') return undefined;
    let isCurrent = true;
    let unmark = () => {};
    // The import also leaves time for code blocks, which are rendered a second time after hydration.
    import(/* webpackChunkName: "search-marks" */ '../markWords').then(
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

/** A magnifying glass. */
function SearchIcon({ className }: { className?: string }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M11.2 11.2 15 15M7 12.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The navbar's search: a form for the search page and, with JavaScript, a combobox with suggestions. */
export default function SearchBox(): ReactNode {
  const boxRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const box = useSearchBox(boxRef, fieldRef);
  const { isOpen, openField, onBlur, cancel, keys, list, version, Panel, prepare, write, onFocus, onKey, submit } = box;
  const isExpanded = isOpen && Panel !== undefined && list.options.length > 0;
  useHighlights();
  return (
    <div
      ref={boxRef}
      className={styles.box}
      data-search={isOpen ? 'open' : keys ? 'closed' : 'served'}
      onPointerEnter={prepare}
      onKeyDown={onKey}
      onBlur={onBlur}
    >
      <button type="button" className={`clean-btn ${styles.opener}`} aria-label="Open the search" onClick={openField}>
        <SearchIcon />
      </button>
      <form role="search" className={styles.form} action={useBaseUrl('/search/')} method="get" onSubmit={submit}>
        <div className={styles.field}>
          <SearchIcon className={styles.icon} />
          {/* Uncontrolled, so that hydration keeps text that was typed before. */}
          <input
            ref={fieldRef}
            id={SEARCH_FIELD_ID}
            // For the inline script of `@api-docs/finished-pages`.
            data-index={indexPath(version.name)}
            className={styles.input}
            type="search"
            name="q"
            placeholder="Search"
            aria-label="Search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isExpanded}
            aria-controls={LIST_ID}
            aria-activedescendant={isExpanded && list.active >= 0 ? optionId(list.active) : undefined}
            onFocus={onFocus}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
          {keys && (
            <kbd className={styles.keys} aria-hidden="true">
              {keys}
            </kbd>
          )}
        </div>
        <button type="button" className={`clean-btn ${styles.cancel}`} onClick={cancel}>
          {translate({ message: 'Cancel' })}
        </button>
      </form>
      {Panel && <Panel isOpen={isOpen} {...list} onChoose={box.choose} onRetry={box.retry} />}
    </div>
  );
}

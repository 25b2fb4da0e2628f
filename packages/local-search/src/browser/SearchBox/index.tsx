import { translate } from '@docusaurus/Translate';
import { useRef, type ReactNode } from 'react';

import { SEARCH_FIELD_ID } from '@api-docs/kit';

import { indexPath } from '../searchClient';
import { useSearchPage } from '../searchLinks';
import { useHighlights } from '../useHighlights';
import { LIST_ID, optionId } from './useSuggestions';
import styles from './styles.module.css';
import { useSearchBox } from './useSearchBox';

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

/** Shows the keys that open the box. Before the first user interaction they are hidden, because they open nothing. */
function Keys({ children }: { children: string | undefined }): ReactNode {
  return (
    <kbd className={styles.keys} aria-hidden="true" hidden={children === undefined}>
      {children ?? 'Ctrl K'}
    </kbd>
  );
}

/** The navbar's search: a form for the search page and, with JavaScript, a combobox with suggestions. */
export default function SearchBox(): ReactNode {
  const boxRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const { state, actions, boxEvents, fieldEvents } = useSearchBox(boxRef, fieldRef);
  const { isOpen, keys, list, version, Panel } = state;
  const label = translate({ id: 'theme.SearchBar.label', message: 'Search' });
  const isExpanded = isOpen && Panel !== undefined && list.options.length > 0;
  useHighlights();
  return (
    <div ref={boxRef} className={styles.box} data-search={isOpen ? 'open' : keys ? 'closed' : 'served'} {...boxEvents}>
      <button
        type="button"
        className={`clean-btn ${styles.opener}`}
        aria-label={translate({ message: 'Open the search' })}
        onClick={actions.openField}
      >
        <SearchIcon />
      </button>
      <form
        role="search"
        className={`inputs ${styles.form}`}
        action={useSearchPage()}
        method="get"
        onSubmit={actions.submit}
      >
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
            placeholder={label}
            aria-label={label}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isExpanded}
            aria-controls={LIST_ID}
            aria-activedescendant={isExpanded && list.active >= 0 ? optionId(list.active) : undefined}
            {...fieldEvents}
          />
          <Keys>{keys}</Keys>
        </div>
        <button type="button" className={`clean-btn ${styles.cancel}`} onClick={actions.cancel}>
          {translate({ message: 'Cancel' })}
        </button>
      </form>
      {Panel && <Panel isOpen={isOpen} {...list} onChoose={actions.choose} onRetry={actions.retry} />}
    </div>
  );
}

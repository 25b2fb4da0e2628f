import type { ComponentProps, ReactNode } from 'react';

import { SEARCH_FIELD_ID } from '../../searchConstants';
import { LIST_ID, optionId } from './panelOptions';
import styles from './styles.module.css';

/** A magnifying glass. */
export function SearchIcon({ className }: { className?: string }): ReactNode {
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

interface Props extends Pick<ComponentProps<'input'>, 'ref' | 'onFocus' | 'onInput'> {
  /** Keyboard shortcut of the field, for example `Ctrl K`. */
  keys: string | undefined;
  isExpanded: boolean;
  /** Index of the active option, -1 for none. */
  active: number;
  /** Site path of the search index, for the inline script of `@api-docs/finished-pages`. */
  index: string | undefined;
}

/** The combobox. It is uncontrolled, so that hydration keeps text that was typed before. */
export default function Field({ keys, isExpanded, active, index, ...events }: Props): ReactNode {
  const label = 'Search';
  return (
    <div className={styles.field}>
      <SearchIcon className={styles.icon} />
      <input
        id={SEARCH_FIELD_ID}
        data-index={index}
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
        aria-activedescendant={isExpanded && active >= 0 ? optionId(active) : undefined}
        {...events}
      />
      {keys && (
        <kbd className={styles.keys} aria-hidden="true">
          {keys}
        </kbd>
      )}
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';

import { SEARCH_FIELD } from '@site/shared/search/searchField';

import Icon from './Icon';
import { optionId } from './panelOptions';
import styles from './styles.module.css';

/** The list's id; the list itself comes with the panel. */
export const LIST = 'site-search-list';

interface Props extends Pick<ComponentProps<'input'>, 'ref' | 'onFocus' | 'onInput'> {
  /** The keys that lead here, as a hint. */
  keys: string | undefined;
  isExpanded: boolean;
  /** Index of the active option, -1 for none. */
  active: number;
  /** Site path of the search index, for src/inline/earlySearch.ts. */
  index: string | undefined;
}

/** The field of the box: a combobox, its list is the panel's. React leaves its text alone, also what is there before. */
export default function Field({ keys, isExpanded, active, index, ...events }: Props): ReactNode {
  return (
    <div className={styles.field}>
      <Icon className={styles.icon} />
      <input
        id={SEARCH_FIELD}
        data-index={index}
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
        aria-controls={LIST}
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

import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useRef, type ReactNode } from 'react';

import { SEARCH_FIELD } from '@site/shared/search/searchField';
import { indexUrl } from '@site/src/search/searchClient';
import { useMarkedWords } from '@site/src/search/useMarkedWords';

import Field, { LIST } from './Field';
import Icon from './Icon';
import styles from './styles.module.css';
import { useSearchBox } from './useSearchBox';
import { useShortcut } from './useShortcut';

/** The navbar's search. A form that leads to the search page; with JavaScript also a combobox with suggestions. */
export default function SearchBox(): ReactNode {
  const boxRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const box = useSearchBox(boxRef, fieldRef);
  const { isOpen, enter, openField, close, leave, list, version, Panel, prepare, write, onKey, search } = box;
  const keys = useShortcut(SEARCH_FIELD, openField);
  const isBrowser = useIsBrowser();
  useMarkedWords();
  return (
    <div
      ref={boxRef}
      className={styles.box}
      data-search={isOpen ? 'open' : isBrowser ? 'closed' : 'served'}
      onPointerEnter={prepare}
      onKeyDown={onKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Without a next element the window or the phone's keyboard went away, not the reader.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button type="button" className={styles.opener} aria-label="Open the search" onClick={openField}>
        <Icon />
      </button>
      <form role="search" className={styles.form} action={useBaseUrl('/search/')} method="get" onSubmit={search}>
        <Field
          ref={fieldRef}
          keys={keys}
          isExpanded={isOpen && Panel !== undefined && list.options.length > 0}
          active={list.active}
          index={indexUrl(version.name)}
          onFocus={({ currentTarget, relatedTarget }) => {
            prepare();
            if (!isOpen) enter(relatedTarget);
            write(currentTarget.value);
          }}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <button type="button" className={styles.cancel} onClick={leave}>
          Cancel
        </button>
      </form>
      {Panel && (
        <Panel
          id={LIST}
          isOpen={isOpen}
          {...list}
          latest={version.value ? '' : version.name}
          onChoose={box.choose}
          onRetry={box.retry}
        />
      )}
    </div>
  );
}

import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useRef, type ReactNode } from 'react';

import { indexPath } from '../searchClient';
import { useHighlights } from '../useHighlights';
import Field, { SearchIcon } from './Field';
import styles from './styles.module.css';
import { useSearchBox } from './useSearchBox';
import { useShortcut } from './useShortcut';

/** The navbar's search: a form for the search page and, with JavaScript, a combobox with suggestions. */
export default function SearchBox(): ReactNode {
  const boxRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const box = useSearchBox(boxRef, fieldRef);
  const { isOpen, open, openField, close, cancel, list, version, Panel, prepare, write, onKey, submit } = box;
  const keys = useShortcut(openField);
  const isBrowser = useIsBrowser();
  useHighlights();
  return (
    <div
      ref={boxRef}
      className={styles.box}
      data-search={isOpen ? 'open' : isBrowser ? 'closed' : 'served'}
      onPointerEnter={prepare}
      onKeyDown={onKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        // If no other element gets the focus, the reader has left the window or closed the keyboard of a phone.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button type="button" className={styles.opener} aria-label="Open the search" onClick={openField}>
        <SearchIcon />
      </button>
      <form role="search" className={styles.form} action={useBaseUrl('/search/')} method="get" onSubmit={submit}>
        <Field
          ref={fieldRef}
          keys={keys}
          isExpanded={isOpen && Panel !== undefined && list.options.length > 0}
          active={list.active}
          index={indexPath(version.name)}
          onFocus={({ currentTarget, relatedTarget }) => {
            prepare();
            if (!isOpen) open(relatedTarget);
            write(currentTarget.value);
          }}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <button type="button" className={styles.cancel} onClick={cancel}>
          Cancel
        </button>
      </form>
      {Panel && <Panel isOpen={isOpen} {...list} onChoose={box.choose} onRetry={box.retry} />}
    </div>
  );
}

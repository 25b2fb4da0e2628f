import { useEffect, type MouseEvent, type ReactNode } from 'react';

import SearchFailed from '@site/src/components/SearchFailed';
import type { SearchState } from '@site/src/search/useSearchHits';

import { optionId, type PanelOption } from '../panelOptions';
import Announcement from './Announcement';
import Option from './Option';
import { noteWords, statusWords } from './panelWords';
import styles from './styles.module.css';

interface Props {
  /** Id of the list. */
  id: string;
  isOpen: boolean;
  state: SearchState;
  options: PanelOption[];
  /** Index of the active option, -1 for none. */
  active: number;
  /** The version whose hits need no tag: the latest, when the reader is in it. */
  latest: string;
  onChoose(option: PanelOption): void;
  onRetry(): void;
}

/** A tap or click on the list leaves the focus in the field; links can still be dragged and opened in tabs. */
function keepFocus(event: MouseEvent): void {
  if (event.button === 0) event.preventDefault();
}

/** Puts the phone's keyboard away when the reader turns to the list. */
function dropKeyboard(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function List({
  id,
  options,
  active,
  latest,
  onChoose,
  isFresh,
}: Omit<Props, 'isOpen' | 'state' | 'onRetry'> & { isFresh: boolean }) {
  return (
    <div role="listbox" id={id} aria-label="Suggestions" tabIndex={-1} className={styles.list}>
      {options.map((option, index) => (
        <Option
          key={`${option.kind} ${option.href}`}
          id={optionId(index)}
          option={option}
          isActive={index === active}
          isNext={isFresh && active < 0 && index === 0 && option.kind === 'hit'}
          latest={latest}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

/** What lies below the search field: suggestions, or what to do without them; and the words that announce it. */
export default function Panel({ isOpen, state, onRetry, ...list }: Props): ReactNode {
  const { options, active } = list;
  const isShown = isOpen && state.status !== 'idle';
  const note = noteWords(state);

  useEffect(() => {
    if (isShown && active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [isShown, active]);

  return (
    <>
      <Announcement>{isShown ? statusWords(state, options) : ''}</Announcement>
      {isShown && (
        <div className={styles.panel} onMouseDown={keepFocus} onTouchMove={dropKeyboard}>
          {state.status === 'failed' && (
            <div className={styles.failed}>
              <SearchFailed retry={onRetry} />
            </div>
          )}
          {note && <p className={state.status === 'done' ? styles.note : styles.waiting}>{note}</p>}
          {options.length > 0 && <List {...list} isFresh={state.status === 'done'} />}
        </div>
      )}
    </>
  );
}

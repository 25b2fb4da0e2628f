import { translate } from '@docusaurus/Translate';
import { useEffect, type MouseEvent, type ReactNode } from 'react';

import Failure from '@api-docs/ui/Failure';
import { useAnnouncement } from '@api-docs/ui/useAnnouncement';

import { formatNoResults, formatSearched, formatUsed } from '../../SearchContent/formatResultCount';
import type { SearchState } from '../../useSearchHits';
import { LIST_ID, optionId, type PanelOption } from '../useSuggestions';
import Option from './Option';
import styles from './styles.module.css';

interface Props {
  isOpen: boolean;
  state: SearchState;
  options: PanelOption[];
  /** Index of the active option, -1 for none. */
  active: number;
  onChoose(option: PanelOption): void;
  onRetry(): void;
}

/** Returns the note above the suggestions: how the query was corrected, or that nothing was found. */
function noteText(state: SearchState): string {
  const answer = state.answer;
  if (!answer) return state.status === 'searching' ? translate({ message: 'Searching…' }) : '';
  if (answer.hits.length === 0) return formatNoResults(answer.unknown);
  if (answer.searched !== undefined) return formatSearched(answer.searched);
  const used = formatUsed(answer);
  return used && translate({ message: 'Showing results for {used}' }, { used });
}

/** Returns the text to announce, for example `5 suggestions of 23 results`. */
function statusText(state: SearchState, options: readonly PanelOption[]): string {
  if (state.status !== 'done') return '';
  const { total, unknown } = state.answer;
  if (total === 0) return formatNoResults(unknown);
  const count = options.filter(({ kind }) => kind === 'hit').length;
  const counts =
    total === 1
      ? translate({ message: '1 suggestion of 1 result' })
      : translate({ message: '{count} suggestions of {total} results' }, { count, total });
  return [counts, noteText(state)].filter(Boolean).join('. ');
}

/** Keeps the focus in the field on a click in the list. Links can still be dragged and opened in tabs. */
function keepFocus(event: MouseEvent): void {
  if (event.button === 0) event.preventDefault();
}

/** The area below the search field, with suggestions or a message. What it shows is announced, too. */
export default function Panel({ isOpen, state, options, active, onChoose, onRetry }: Props): ReactNode {
  const isShown = isOpen && state.status !== 'idle';
  const note = noteText(state);
  useAnnouncement(isShown ? statusText(state, options) : '', state.answer);

  useEffect(() => {
    if (isShown && active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [isShown, active]);

  if (!isShown) return null;
  return (
    <div className={styles.panel} onMouseDown={keepFocus}>
      {state.status === 'failed' && (
        <Failure className="muted padding--sm" retry={onRetry}>
          <p>{translate({ message: 'The search index did not load.' })}</p>
        </Failure>
      )}
      {note && <p className="muted margin-bottom--none padding--sm">{note}</p>}
      {options.length > 0 && (
        <div
          role="listbox"
          id={LIST_ID}
          aria-label={translate({ message: 'Suggestions' })}
          tabIndex={-1}
          className={styles.list}
        >
          {options.map((option, index) => (
            <Option
              key={`${option.kind} ${option.href}`}
              id={optionId(index)}
              option={option}
              isActive={index === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
    </div>
  );
}

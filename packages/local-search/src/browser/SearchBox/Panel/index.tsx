import Interpolate from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useEffect, type MouseEvent, type ReactNode } from 'react';

import { Failure, useAnnouncement } from '@api-docs/ui';

import type { SearchHit } from '../../../engine/types';
import { describeAnswer, describeFailure } from '../../describeAnswer';
import MarkedText from '../../MarkedText';
import type { SearchState } from '../../searchClient';
import { LIST_ID, optionId, type PanelOption } from '../useSuggestions';
import styles from './styles.module.css';

function Hit({ hit }: { hit: SearchHit }): ReactNode {
  const { kind, method, title, trail, excerpt } = hit;
  return (
    <>
      <span className={styles.line}>
        <span className={clsx(styles.title, kind === 'field' && styles.code)}>
          <MarkedText>{title}</MarkedText>
        </span>
        {method && <span className={styles.tag}>{method}</span>}
      </span>
      {trail.length > 0 && <div className="muted">{trail.join(' › ')}</div>}
      {excerpt.text && (
        <div>
          <MarkedText>{excerpt}</MarkedText>
        </div>
      )}
    </>
  );
}

interface OptionProps {
  id: string;
  option: PanelOption;
  isActive: boolean;
  onChoose(option: PanelOption): void;
}

/** An option of the list: a link, so that it can also be opened in a new tab. */
function Option({ id, option, isActive, onChoose }: OptionProps): ReactNode {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(option);
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link would prefetch the page of every suggestion
    <a
      id={id}
      href={option.href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={clsx(styles.option, styles[option.kind])}
      onClick={onClick}
    >
      {option.kind === 'hit' && <Hit hit={option.hit} />}
      {option.kind === 'word' && (
        <Interpolate values={{ word: <b>{option.word}</b> }}>
          {translate({ message: 'Did you mean {word}?' })}
        </Interpolate>
      )}
      {option.kind === 'page' && option.label}
      {option.kind === 'all' &&
        (option.total === 1
          ? translate({ message: 'See the 1 result' })
          : translate({ message: 'See all {total} results' }, { total: option.total }))}
    </a>
  );
}

/** Returns the note above the suggestions: how the query was changed, or that nothing was found. */
function noteText({ status, answer }: SearchState): string {
  if (!answer) return status === 'searching' ? translate({ message: 'Searching…' }) : '';
  return describeAnswer(answer)
    .slice(answer.hits.length > 0 ? 1 : 0)
    .join(' ');
}

/** Keeps the focus in the field on a click in the list. Links can still be dragged and opened in tabs. */
function keepFocus(event: MouseEvent): void {
  if (event.button === 0) event.preventDefault();
}

interface Props {
  isOpen: boolean;
  state: SearchState;
  options: PanelOption[];
  /** Index of the active option, -1 for none. */
  active: number;
  onChoose(option: PanelOption): void;
  onRetry(): void;
}

/** The area below the search field, with suggestions or a message. What it shows is announced, too. */
export default function Panel({ isOpen, state, options, active, onChoose, onRetry }: Props): ReactNode {
  const isShown = isOpen && state.status !== 'idle';
  const note = noteText(state);
  useAnnouncement(isShown && state.status === 'done' ? describeAnswer(state.answer).join(' ') : '', state.answer);

  useEffect(() => {
    if (isShown && active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [isShown, active]);

  if (!isShown) return null;
  return (
    <div className={styles.panel} onMouseDown={keepFocus}>
      {state.status === 'failed' && (
        <Failure className="muted padding--sm" retry={onRetry}>
          <p>{describeFailure(state)}</p>
        </Failure>
      )}
      {note && <p className="muted margin-bottom--none padding--sm">{note}</p>}
      {options.length > 0 && (
        <div
          role="listbox"
          id={LIST_ID}
          aria-label={translate({ message: 'Suggestions' })}
          aria-busy={state.status === 'searching'}
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

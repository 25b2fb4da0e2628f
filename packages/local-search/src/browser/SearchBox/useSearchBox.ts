import { useHistory } from '@docusaurus/router';
import { useEffect, useState, type FocusEvent, type FormEvent, type KeyboardEvent, type RefObject } from 'react';

import { isComposing } from '@api-docs/ui/keyboard';

import { useReaderVersion } from '../useSearchVersions';
import { useOpenState } from './useOpenState';
import { usePanel } from './usePanel';
import { useShortcut } from './useShortcut';
import { useSuggestions, type PanelOption } from './useSuggestions';

/** Replays the input event for text typed into the search field before hydration. */
function useEarlyText(fieldRef: RefObject<HTMLInputElement | null>, prepare: () => void): void {
  useEffect(() => {
    if (document.activeElement !== fieldRef.current) return;
    prepare();
    fieldRef.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // Only once: after hydration, React handles all events.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** The state of the search box, what its parts do, and the events of the box and of its field. */
export function useSearchBox(boxRef: RefObject<HTMLElement | null>, fieldRef: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  const version = useReaderVersion();
  const [query, setQuery] = useState('');
  const openState = useOpenState(boxRef, fieldRef);
  const { isOpen, open, close, openField, cancel } = openState;
  const keys = useShortcut(openField);
  const [Panel, prepare] = usePanel(version.name);
  const list = useSuggestions(isOpen ? query : '', version);

  useEarlyText(fieldRef, prepare);

  function write(text: string) {
    if (fieldRef.current && fieldRef.current.value !== text) fieldRef.current.value = text;
    setQuery(text);
    list.reset();
    if (!isOpen) open(null);
  }

  function onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
    prepare();
    if (!isOpen) open(relatedTarget);
    write(currentTarget.value);
  }

  function goTo(href: string) {
    write('');
    close();
    fieldRef.current?.blur();
    history.push(href);
  }

  function choose(option: PanelOption) {
    if (option.kind === 'word') write(option.word);
    else goTo(option.href);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    goTo(list.hrefOf(query.trim()));
  }

  function retry() {
    // The focused button is about to disappear.
    fieldRef.current?.focus();
    if (list.state.status !== 'failed') return;
    // The search page of the new site keeps the query.
    if (list.state.isOutdated) window.location.assign(list.hrefOf(query.trim()));
    else list.state.retry();
  }

  function onKey(event: KeyboardEvent) {
    const { altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || isComposing(nativeEvent)) return;
    const isInField = event.target === fieldRef.current;
    if (!isOpen) return isInField && event.key === 'ArrowDown' ? open(null) : undefined;
    if (event.key === 'Escape') cancel();
    else if (isInField && event.key === 'Enter' && list.chosen) choose(list.chosen);
    else if (!isInField || !list.move(event.key)) return;
    event.preventDefault();
  }

  return {
    state: { isOpen, keys, list, version, Panel },
    actions: { openField, cancel, submit, choose, retry },
    boxEvents: { onPointerEnter: prepare, onKeyDown: onKey, onBlur: openState.onBlur },
    fieldEvents: { onFocus, onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => write(currentTarget.value) },
  };
}

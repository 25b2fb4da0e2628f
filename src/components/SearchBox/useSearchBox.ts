import { useHistory } from '@docusaurus/router';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';

import { useReaderVersion } from '@site/src/search/useReaderVersion';

import type { PanelOption } from './panelOptions';
import { useEarlyText } from './useEarlyText';
import { useOpening } from './useOpening';
import { usePanel } from './usePanel';
import { useSuggestions } from './useSuggestions';

function isPlain({ altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing);
}

/** What the box knows and does; `index.tsx` draws it. */
export function useSearchBox(boxRef: RefObject<HTMLElement | null>, fieldRef: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  const sidebar = useNavbarMobileSidebar();
  const version = useReaderVersion();
  const [query, setQuery] = useState('');
  const opening = useOpening(boxRef, fieldRef);
  const { isOpen, enter, close, leave } = opening;
  const [Panel, prepare] = usePanel(version.name);
  const list = useSuggestions(isOpen ? query : '', version);

  useEarlyText(fieldRef, prepare);

  function write(text: string) {
    if (fieldRef.current && fieldRef.current.value !== text) fieldRef.current.value = text;
    setQuery(text);
    list.rest();
    if (!isOpen) enter(null);
  }

  function goTo(href: string) {
    write('');
    close();
    fieldRef.current?.blur();
    if (sidebar.shown) sidebar.toggle();
    history.push(href);
  }

  function choose(option: PanelOption) {
    if (option.kind === 'word') write(option.word);
    else goTo(option.href);
  }

  function search(event: FormEvent) {
    event.preventDefault();
    goTo(list.addressOf(query.trim()));
  }

  function retry() {
    // The button goes with its message.
    fieldRef.current?.focus();
    if (list.state.status === 'failed') list.state.retry();
  }

  function onKey(event: KeyboardEvent) {
    if (!isPlain(event)) return;
    const isInField = event.target === fieldRef.current;
    if (!isOpen) return isInField && event.key === 'ArrowDown' ? enter(null) : undefined;
    if (event.key === 'Escape') leave();
    else if (isInField && event.key === 'Enter' && list.chosen) choose(list.chosen);
    else if (!isInField || !list.move(event.key)) return;
    event.preventDefault();
  }

  return {
    ...opening,
    list,
    version,
    Panel,
    prepare,
    write,
    choose,
    retry,
    onKey,
    search,
  };
}

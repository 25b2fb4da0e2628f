import { useHistory } from '@docusaurus/router';
import {
  useCallback,
  useEffect,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

import { isComposing } from '@api-docs/ui/keyboard';

import { warmUp } from '../searchClient';
import { useReaderVersion } from '../useSearchVersions';
import type PanelComponent from './Panel';
import type { PanelOption } from './useSuggestions';
import { useOpenState } from './useOpenState';
import { useSuggestions } from './useSuggestions';

/** Returns the panel once it has loaded, and a function that starts loading it and the index. */
function usePanel(version: string): [typeof PanelComponent | undefined, () => void] {
  const [Panel, setPanel] = useState<typeof PanelComponent>();
  const prepare = useCallback(() => {
    warmUp(version);
    import(/* webpackChunkName: "search-panel" */ './Panel').then(
      ({ default: loaded }) => setPanel(() => loaded),
      // The next focus retries. Without suggestions, Enter still opens the search page.
      () => undefined,
    );
  }, [version]);
  return [Panel, prepare];
}

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

function isPlain({ altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey || isComposing(nativeEvent));
}

/** The state of the search box and its event handlers. */
export function useSearchBox(boxRef: RefObject<HTMLElement | null>, fieldRef: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  const version = useReaderVersion();
  const [query, setQuery] = useState('');
  const openState = useOpenState(boxRef, fieldRef);
  const { isOpen, open, close, cancel } = openState;
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
    if (list.state.status === 'failed') list.state.retry();
  }

  function onKey(event: KeyboardEvent) {
    if (!isPlain(event)) return;
    const isInField = event.target === fieldRef.current;
    if (!isOpen) return isInField && event.key === 'ArrowDown' ? open(null) : undefined;
    if (event.key === 'Escape') cancel();
    else if (isInField && event.key === 'Enter' && list.chosen) choose(list.chosen);
    else if (!isInField || !list.move(event.key)) return;
    event.preventDefault();
  }

  return { ...openState, list, version, Panel, prepare, write, choose, retry, onFocus, onKey, submit };
}

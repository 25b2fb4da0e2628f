import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

import { SEARCH_FIELD_ID } from '@api-docs/kit';
import { isComposing, isMac, isSearchShortcut } from '@api-docs/ui/keyboard';

import { warmUp } from '../searchClient';
import { useReaderVersion } from '../useSearchVersions';
import type PanelComponent from './Panel';
import { useSuggestions, type PanelOption } from './useSuggestions';

/** Opens and closes the search box. A click outside of it and a navigation also close it. */
function useOpenState(boxRef: RefObject<HTMLElement | null>, fieldRef: RefObject<HTMLInputElement | null>) {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  const previousFocus = useRef<HTMLElement>(undefined);

  /** Opens the box and remembers which element had the focus before. */
  function open(from: EventTarget | null) {
    if (from instanceof HTMLElement && from !== fieldRef.current && from !== document.body)
      previousFocus.current = from;
    setOpenOn(pathname);
  }

  /** Opens the box and focuses its field. */
  function openField() {
    // On phones the field is hidden, and cannot be focused, until the box is open.
    flushSync(() => open(document.activeElement));
    fieldRef.current?.focus({ preventScroll: true });
  }

  const close = useCallback(() => {
    previousFocus.current = undefined;
    setOpenOn(undefined);
  }, []);

  /** Closes the box and restores the focus. */
  function cancel() {
    const previous = previousFocus.current;
    // On phones the button that opens the box is hidden until the box is closed.
    flushSync(close);
    fieldRef.current?.blur();
    previous?.focus({ preventScroll: true });
  }

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !boxRef.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen, boxRef, close]);

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // If no other element gets the focus, the reader has left the window or closed the keyboard of a phone.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return { isOpen, open, openField, close, cancel, onBlur };
}

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Calls `open` on Ctrl or Cmd plus K, except in other fields; returns the name of the shortcut, undefined on the server. */
function useShortcut(open: () => void): string | undefined {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      const field = event.target instanceof Element ? event.target.closest(FIELDS) : null;
      if (field && field.id !== SEARCH_FIELD_ID) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  if (!useIsBrowser()) return undefined;
  return isMac() ? '⌘ K' : 'Ctrl K';
}

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

/** The state of the search box and its event handlers. */
export function useSearchBox(boxRef: RefObject<HTMLElement | null>, fieldRef: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  const version = useReaderVersion();
  const [query, setQuery] = useState('');
  const openState = useOpenState(boxRef, fieldRef);
  const { isOpen, open, close, cancel } = openState;
  const keys = useShortcut(openState.openField);
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

  function onKey(event: ReactKeyboardEvent) {
    const { altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || isComposing(nativeEvent)) return;
    const isInField = event.target === fieldRef.current;
    if (!isOpen) return isInField && event.key === 'ArrowDown' ? open(null) : undefined;
    if (event.key === 'Escape') cancel();
    else if (isInField && event.key === 'Enter' && list.chosen) choose(list.chosen);
    else if (!isInField || !list.move(event.key)) return;
    event.preventDefault();
  }

  return { ...openState, keys, list, version, Panel, prepare, write, choose, retry, onFocus, onKey, submit };
}

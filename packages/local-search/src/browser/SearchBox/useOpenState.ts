import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Opens and closes the search box. A click outside of it and a navigation also close it. */
export function useOpenState(boxRef: RefObject<HTMLElement | null>, fieldRef: RefObject<HTMLInputElement | null>) {
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

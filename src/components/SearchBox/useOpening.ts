import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Whether the box is open, and the ways to open and close it. */
export interface Opening {
  isOpen: boolean;
  /** Notes that the box has the focus. */
  enter(from: EventTarget | null): void;
  /** Opens the box and puts the focus into its field. */
  openField(): void;
  close(): void;
  /** Closes the box and puts the focus where it was before. */
  leave(): void;
}

/** Opens and closes the box; it also closes with a click beside it and with a change of page. */
export function useOpening(
  boxRef: RefObject<HTMLElement | null>,
  fieldRef: RefObject<HTMLInputElement | null>,
): Opening {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  const origin = useRef<HTMLElement>(undefined);

  const enter = useCallback(
    (from: EventTarget | null) => {
      if (from instanceof HTMLElement && from !== fieldRef.current && from !== document.body) origin.current = from;
      setOpenOn(pathname);
    },
    [fieldRef, pathname],
  );

  // On phones the field can take the focus, and the button that opens it can take it back, only once they are shown.
  const openField = useCallback(() => {
    flushSync(() => enter(document.activeElement));
    fieldRef.current?.focus({ preventScroll: true });
  }, [enter, fieldRef]);

  const close = useCallback(() => {
    origin.current = undefined;
    setOpenOn(undefined);
  }, []);

  const leave = useCallback(() => {
    const back = origin.current;
    flushSync(close);
    fieldRef.current?.blur();
    back?.focus({ preventScroll: true });
  }, [close, fieldRef]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !boxRef.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen, boxRef, close]);

  return { isOpen, enter, openField, close, leave };
}

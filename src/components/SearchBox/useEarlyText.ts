import { useEffect, type RefObject } from 'react';

/** Replays the input event for text typed into the search field before hydration. */
export function useEarlyText(fieldRef: RefObject<HTMLInputElement | null>, prepare: () => void): void {
  useEffect(() => {
    if (document.activeElement !== fieldRef.current) return;
    prepare();
    fieldRef.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // Once: afterwards the handlers see everything.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

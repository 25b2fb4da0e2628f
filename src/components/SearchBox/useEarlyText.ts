import { useEffect, type RefObject } from 'react';

/** Gives React the text that was typed into the field before it took over: the events of it came too early. */
export function useEarlyText(fieldRef: RefObject<HTMLInputElement | null>, prepare: () => void): void {
  useEffect(() => {
    if (document.activeElement !== fieldRef.current) return;
    prepare();
    fieldRef.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // Once: afterwards the handlers see everything.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

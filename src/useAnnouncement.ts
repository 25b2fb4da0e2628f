import { useEffect } from 'react';

import { announce } from './announce';

/** Milliseconds without a change after which a text is announced. Readers who type pause for less between two keys. */
const DELAY = 400;

/**
 * Announces a text to screen readers once it has not changed for a while.
 *
 * @param text for example `3 results`; nothing is announced while it is empty
 * @param subject what the text is about, for example an answer of the search: the same text is announced again for another one
 */
export function useAnnouncement(text: string, subject: unknown): void {
  useEffect(() => {
    if (text === '') return undefined;
    const timer = window.setTimeout(() => announce(text), DELAY);
    return () => window.clearTimeout(timer);
  }, [text, subject]);
}

import { useEffect } from 'react';

import { announce } from './announce';

/** Milliseconds without a change after which a reader has paused. Readers who type pause for less between two keys. */
export const PAUSE_MS = 400;

/**
 * Announces a text to screen readers once the reader pauses.
 *
 * @param text for example `3 results`; nothing is announced while it is empty
 * @param subject what the text is about, for example an answer of the search: the same text is announced again for another one
 */
export function useAnnouncement(text: string, subject: unknown): void {
  useEffect(() => {
    if (text === '') return undefined;
    const timer = window.setTimeout(() => announce(text), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text, subject]);
}

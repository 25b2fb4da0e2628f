import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

import { announce, PAUSE_MS } from './announce';

/**
 * Announces a text to screen readers once the reader pauses.
 *
 * @param text for example `3 results`; nothing is announced while it is empty
 * @param subject what the text is about, for example an answer of the search: the same text is announced again for another one
 */
export function useAnnouncement(text: string, subject: unknown): void {
  // Other effects end after a while: then the text of a page that a reader has left would come after the title of the next one.
  useIsomorphicLayoutEffect(() => {
    if (text === '') return undefined;
    const timer = window.setTimeout(() => announce(text), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text, subject]);
}

/** A moment of a navigation inside the site. */
export interface Note {
  what: 'click' | 'heading';
  /** Milliseconds since 1970: a navigation may begin in one document and end in another. */
  at: number;
}

declare global {
  interface Window {
    /** Tells the bench, outside of the page. */
    benchNote?: (note: Note) => void;
  }
}

/**
 * Runs inside the measured page before its own scripts (`addInitScript`), so it may use nothing from outside itself.
 *
 * It notes clicks, and each heading of first level that is painted and was not there in the frame before.
 */
export function navigationProbe(): void {
  const note = (what: Note['what'], at: number) => window.benchNote?.({ what, at: performance.timeOrigin + at });
  window.addEventListener('click', ({ timeStamp }) => note('click', timeStamp), { capture: true });
  let known: Element | null = null;
  let words: string | undefined;
  const look = () => {
    const heading = document.querySelector('h1');
    if (heading && (heading !== known || heading.textContent !== words)) {
      known = heading;
      words = heading.textContent;
      // A message that is sent in a frame arrives after its painting.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => note('heading', performance.now());
      port2.postMessage('');
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A key press or click. Times are milliseconds of the page's clock. */
export interface Press {
  /** Time of the event. */
  start: number;
  /** When the first frame with its effect is painted. */
  painted: number;
}

declare global {
  interface Window {
    /** Starts to wait for a press that opens the search box. */
    armOpening(): void;
    /** Starts to wait for the key that completes `query`. */
    armKey(query: string): void;
    pressed: Promise<Press>;
  }
}

/**
 * Measures presses: the bench calls an `arm` function, presses, and awaits `pressed`. It runs in the page before its scripts (`addInitScript`), so it uses nothing from outside.
 *
 * The list shows the previous results until new ones arrive, so a key is answered by the first change of the list after the
 * worker's response to its query.
 */
export function pressProbe(field: string): void {
  const box = () => document.getElementById(field)?.closest('[data-search]');
  const startOf = (types: readonly string[]) =>
    new Promise<number>((resolve) => {
      const onEvent = ({ timeStamp }: Event) => resolve(timeStamp);
      for (const type of types) window.addEventListener(type, onEvent, { capture: true, once: true });
    });
  // A message sent in a frame arrives after the frame is painted.
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage('');
      });
    });

  const untilOpen = async (): Promise<number> => {
    const end = await painted();
    const isOpen = document.activeElement?.id === field && box()?.getAttribute('data-search') === 'open';
    return isOpen ? end : untilOpen();
  };
  const untilAnswered = (query: string) =>
    new Promise<void>((resolve) => {
      const isAnswered = () => window.asked.some((asked) => asked.query === query && asked.answered !== undefined);
      const changes = new MutationObserver(() => {
        if (!isAnswered() || !box()?.querySelector('[role="option"]')) return;
        changes.disconnect();
        resolve();
      });
      const area = box();
      if (!area) throw new Error('the page has no search box');
      changes.observe(area, { childList: true, subtree: true, attributes: true, characterData: true });
    });

  window.armOpening = () => {
    window.pressed = startOf(['keydown', 'pointerdown']).then(async (start) => ({ start, painted: await untilOpen() }));
  };
  window.armKey = (query) => {
    window.asked.length = 0;
    const answered = untilAnswered(query).then(painted);
    window.pressed = startOf(['keydown']).then(async (start) => ({ start, painted: await answered }));
  };
}

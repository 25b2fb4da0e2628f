/** A press of a key or a button, with moments in milliseconds of the page's clock. */
export interface Press {
  /** When the browser took it in. */
  start: number;
  /** The first frame that shows what the press leads to is painted. */
  painted: number;
}

declare global {
  interface Window {
    /** Waits for a press that opens the box; `opened` is kept when it is painted. */
    armOpening(): void;
    /** Waits for a key whose query is `query`. */
    armKey(query: string): void;
    pressed: Promise<Press>;
  }
}

/**
 * Runs inside the measured page before its own scripts (`addInitScript`), so it may use nothing from outside itself.
 *
 * A press is armed, then made from outside, then awaited as `pressed`. For the answer to a key the list keeps showing the
 * former one until then, so what counts is the first change of the list after the worker has answered that very query.
 */
export function pressProbe(field: string): void {
  const box = () => document.getElementById(field)?.closest('[data-search]');
  const startOf = (types: readonly string[]) =>
    new Promise<number>((resolve) => {
      const onEvent = ({ timeStamp }: Event) => resolve(timeStamp);
      for (const type of types) window.addEventListener(type, onEvent, { capture: true, once: true });
    });
  // A message that is sent in a frame arrives after its painting.
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

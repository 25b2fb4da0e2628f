/** When what a reader looks for could be read, and what kept the page from answering until then and after. */
export interface Readings {
  /** Milliseconds from the start of the navigation to the first frame that shows all words; absent until then. */
  readable?: number;
  /** Durations in milliseconds of the tasks that took longer than 50 ms. */
  longTasks: number[];
}

declare global {
  interface Window {
    readings?: Readings;
  }
}

/**
 * Runs inside the measured page before its own scripts (`addInitScript`), so it may use nothing from outside itself.
 *
 * It notes the first animation frame in which each pattern is met by a text that is rendered and visible. Frames come
 * only after the style sheets of the head have arrived. To stay cheap it looks at nodes once, when they are added; in
 * each frame it asks only whether the few texts that fit are visible by now.
 *
 * @param patterns sources of regular expressions; each must be met by a single text node
 */
export function readableProbe(patterns: readonly string[]): void {
  const wanted = patterns.map((source) => ({ expression: new RegExp(source), texts: new Set<Text>() }));
  const readings: Readings = { longTasks: [] };
  window.readings = readings;

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) readings.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });

  const look = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root instanceof Text ? root : texts.nextNode(); node; node = texts.nextNode()) {
      for (const { expression, texts: found } of wanted) {
        if (expression.test((node as Text).data.trim())) found.add(node as Text);
      }
    }
  };

  const isVisible = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    return (
      width * height > 0 && text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };

  const changes = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) look(target);
      addedNodes.forEach(look);
    }
  });
  changes.observe(document, { childList: true, subtree: true, characterData: true });

  const frame = () => {
    if (!wanted.every(({ texts }) => [...texts].some(isVisible))) {
      requestAnimationFrame(frame);
      return;
    }
    readings.readable = performance.now();
    changes.disconnect();
  };
  requestAnimationFrame(frame);
}

/**
 * Adds up what kept the page from answering.
 *
 * @param longTasks durations in milliseconds
 * @returns total blocking time in milliseconds: of each task what goes beyond 50 ms
 */
export function totalBlockingTime(longTasks: readonly number[]): number {
  return longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}

/** Web Vitals of a first visit. Times are milliseconds from the start of the navigation. */
export interface PageMetrics {
  /** Largest contentful paint so far. */
  largestPaint: number;
  /** Cumulative layout shift: the worst session window, as Web Vitals define it. */
  shift: number;
  /** The part of each task beyond 50 ms, added up. */
  blocking: number;
}

declare global {
  interface Window {
    visitMetrics?: PageMetrics;
    /** Milliseconds until the awaited answer is painted. */
    answer?: Promise<number>;
  }
}

/** Not in TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Collects {@link PageMetrics}. It runs in the page before its scripts (`addInitScript`), so it uses nothing from outside. */
export function metricsProbe(): void {
  const metrics: PageMetrics = { largestPaint: NaN, shift: 0, blocking: 0 };
  window.visitMetrics = metrics;
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });

  observe('longtask', ({ duration }) => (metrics.blocking += duration - 50));
  observe('largest-contentful-paint', ({ startTime }) => (metrics.largestPaint = startTime));

  // Shifts less than a second apart belong to one session window, which lasts at most five seconds.
  let session = { start: 0, end: -Infinity, sum: 0 };
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as LayoutShift;
    if (hadRecentInput) return;
    const isSame = startTime - session.end < 1000 && startTime - session.start < 5000;
    session = isSame
      ? { ...session, end: startTime, sum: session.sum + value }
      : { start: startTime, end: startTime, sum: value };
    metrics.shift = Math.max(metrics.shift, session.sum);
  });
}

/** Web Vitals of a first visit. Times are milliseconds from the start of the navigation. */
export interface PageMetrics {
  /** Largest contentful paint so far. */
  largestPaint: number;
  /** All layout shifts without input, added up: the budget is none. */
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
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) metrics.shift += value;
  });
}

/** Web Vitals of a first visit. Times are milliseconds from the start of the navigation. */
export interface PageMetrics {
  /** First contentful paint. */
  firstPaint?: number;
  /** Largest contentful paint so far. */
  largestPaint?: number;
  /** Cumulative layout shift: the worst session window, as Web Vitals define it. */
  shift: number;
  /** Durations of tasks over 50 ms, in milliseconds. */
  longTasks: number[];
}

declare global {
  interface Window {
    visitMetrics?: PageMetrics;
  }
}

/** Not in TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Collects {@link PageMetrics}. It runs in the page before its scripts (`addInitScript`), so it uses nothing from outside. */
export function metricsProbe(): void {
  const metrics: PageMetrics = { shift: 0, longTasks: [] };
  window.visitMetrics = metrics;
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });

  observe('longtask', ({ duration }) => metrics.longTasks.push(duration));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    metrics.largestPaint = startTime;
  });

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

/** Returns the total blocking time: the part of each task beyond 50 ms, in milliseconds. */
export function totalBlockingTime(longTasks: readonly number[]): number {
  return longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}

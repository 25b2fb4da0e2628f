/** What a page's first visit looks like to its reader. */
export interface Vitals {
  /** First contentful paint, in milliseconds from the start of the navigation. */
  firstPaint?: number;
  /** Largest contentful paint, the same way; the last one so far. */
  largestPaint?: number;
  /** Layout shift without input: the worst burst of shifts, as the Web Vitals define it. */
  shift: number;
}

declare global {
  interface Window {
    vitals?: Vitals;
  }
}

/** Not in the types of TypeScript's library. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Runs inside the measured page before its own scripts (`addInitScript`), so it may use nothing from outside itself.
 *
 * It follows what the browser reports of paints and layout shifts.
 */
export function vitalsProbe(): void {
  const vitals: Vitals = { shift: 0 };
  window.vitals = vitals;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.largestPaint = startTime;
  });

  // Shifts less than a second apart belong to one burst, which lasts five seconds at most.
  let burst = { start: 0, end: -Infinity, sum: 0 };
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as LayoutShift;
    if (hadRecentInput) return;
    const isSame = startTime - burst.end < 1000 && startTime - burst.start < 5000;
    burst = isSame
      ? { ...burst, end: startTime, sum: burst.sum + value }
      : { start: startTime, end: startTime, sum: value };
    vitals.shift = Math.max(vitals.shift, burst.sum);
  });
}

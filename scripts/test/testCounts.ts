import { readFileSync } from 'node:fs';

/** Numbers of tests of a step of `npm test`. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** The fields that are read from a JSON report of Vitest. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

/** The fields that are read from a JSON report of Playwright. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Reads the test counts of a Vitest report, or undefined if there is none. */
export function vitestCount(file: string): Count | undefined {
  const report = readReport<VitestReport>(file);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

/** Reads the test counts of a Playwright report, or undefined if there is none. */
export function playwrightCount(file: string): Count | undefined {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/**
 * Corrects a runner's test counts by its exit code, so that a crash never passes for success.
 *
 * @param count the counts in the runner's report, or undefined if it wrote none
 * @param code the exit code of the runner
 * @returns the counts; a missing report is one failed test, and so is a failing exit code without a failed test
 */
export function checkedCount(count: Count | undefined, code: number): Count {
  if (!count) return { passed: 0, failed: 1, skipped: 0 };
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * Adds up the counts of all steps.
 *
 * @param strict whether skipped tests count as failed, as in CI
 */
export function total(counts: readonly Count[], strict: boolean): Pick<Count, 'passed' | 'failed'> {
  const sum = (key: keyof Count) => counts.reduce((amount, count) => amount + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed') + (strict ? sum('skipped') : 0) };
}

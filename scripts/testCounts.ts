/** What a step of `npm test` adds to the closing line. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Settles what a runner reports against how it ended.
 *
 * @param count from its report, undefined when there is none
 * @param code its exit code
 * @returns the count, with one failure when the runner wrote no report or ended badly without naming a failed test
 */
export function settle(count: Count | undefined, code: number): Count {
  if (!count) return { passed: 0, failed: 1, skipped: 0 };
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * Adds up the steps for the closing line.
 *
 * @param counts one a step
 * @param strict whether a skipped test (for want of a tool, say) counts as failed, as it does in CI
 */
export function total(counts: readonly Count[], strict: boolean): Pick<Count, 'passed' | 'failed'> {
  const sum = (key: keyof Count) => counts.reduce((amount, count) => amount + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed') + (strict ? sum('skipped') : 0) };
}

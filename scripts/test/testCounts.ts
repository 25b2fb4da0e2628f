import { existsSync, readFileSync } from 'node:fs';

/** Numbers of tests. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Counts the tests of a step. A crash never passes for success.
 *
 * @param code exit code of its command
 * @param report its JUnit file; a step that has none, such as a linter, is one test
 * @returns the counts of the report; at least one failed test if the report is missing or the command failed
 */
export function countTests(code: number, report?: string): Count {
  if (report === undefined) return { passed: Number(code === 0), failed: Number(code !== 0), skipped: 0 };
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const suites = readFileSync(report, 'utf8').match(/<testsuite .*?>/g) ?? [];
  const sum = (name: string) =>
    suites.reduce((total, suite) => total + Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1]), 0);
  const [failed, skipped] = [sum('failures') + sum('errors'), sum('skipped')];
  return { passed: sum('tests') - failed - skipped, failed: Math.max(failed, Number(code !== 0)), skipped };
}

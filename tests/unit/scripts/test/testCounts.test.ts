import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { countTests } from '../../../../scripts/test/testCounts';

const PASSED = `<testsuites tests="7" failures="0">
<testsuite name="a &gt; b" tests="4" failures="0" errors="0" skipped="1" time="1.5"></testsuite>
<testsuite name="c" tests="3" failures="0" skipped="0" time="2" errors="0"></testsuite>`;

const FAILED = PASSED.replace('name="c" tests="3" failures="0"', 'name="c" tests="3" failures="2"');

describe('countTests', () => {
  it.each([
    ['the tests of a report', PASSED, 0, { passed: 6, failed: 0, skipped: 1 }],
    ['failed tests', FAILED, 1, { passed: 4, failed: 2, skipped: 1 }],
    ['a failed test if the runner crashes after its tests', PASSED, 1, { passed: 6, failed: 1, skipped: 1 }],
  ])('counts %s', (_case, xml, code, count) => {
    expect(countTests(code, path.join(tempFolder({ 'report.xml': xml }), 'report.xml'))).toEqual(count);
  });

  it('counts a failed test if the report is missing, whatever the exit code', () => {
    expect(countTests(0, '/nowhere/report.xml')).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it.each([
    [0, { passed: 1, failed: 0, skipped: 0 }],
    [2, { passed: 0, failed: 1, skipped: 0 }],
  ])('counts a step without a report as one test: exit code %i', (code, count) => {
    expect(countTests(code)).toEqual(count);
  });
});

import { expect, it } from 'vitest';

import { combineRuns, readFigures } from '../../../bench/load/drive';

const PRINTED = `Running 10s test
FIGURES {"requests":2000,"microseconds":10000000,"p50":1500,"p99":9000,"connect":1,"read":2,"write":3,"timeout":4,"status":5}
`;

it('reads rates, latencies and errors', () => {
  expect(readFigures(PRINTED)).toEqual({
    perSecond: 200,
    p50: 1.5,
    p99: 9,
    requests: 2000,
    failed: 10,
    errorStatuses: 5,
  });
});

it('fails without figures', () => {
  expect(() => readFigures('unable to connect')).toThrow('unable to connect');
});

it('combines runs: one slow run does not change the medians, and every error counts', () => {
  const run = { perSecond: 100, p50: 1, p99: 5, requests: 200, failed: 0, errorStatuses: 0 };
  const slow = { perSecond: 10, p50: 20, p99: 90, requests: 20, failed: 1, errorStatuses: 2 };
  expect(combineRuns([run, slow, run])).toEqual({ ...run, requests: 420, failed: 1, errorStatuses: 2 });
});

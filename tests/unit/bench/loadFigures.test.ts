import { expect, it } from 'vitest';

import { readFigures } from '../../../bench/load/drive';

const PRINTED = `Running 10s test
FIGURES {"requests":2000,"microseconds":10000000,"p50":1500,"p99":9000,"connect":1,"read":2,"write":3,"timeout":4,"status":5}
`;

it('reads rates, times and errors', () => {
  expect(readFigures(PRINTED)).toEqual({ perSecond: 200, p50: 1.5, p99: 9, requests: 2000, failed: 10, refused: 5 });
});

it('stops where wrk printed none', () => {
  expect(() => readFigures('unable to connect')).toThrow('unable to connect');
});

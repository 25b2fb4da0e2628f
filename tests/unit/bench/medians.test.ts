import { expect, it } from 'vitest';

import { medians } from '../../../bench/medians';

it('takes the middle of each figure, whichever run it stands in', () => {
  const runs = [
    { bytes: 1, time: 30 },
    { bytes: 3, time: 10 },
    { bytes: 2, time: 20 },
  ];
  expect(medians(runs)).toEqual({ bytes: 2, time: 20 });
});

it('leaves out what is no figure', () => {
  expect(medians([{ bytes: 1, name: 'a', part: { bytes: 2 } }])).toEqual({ bytes: 1 });
});

it('needs a run', () => {
  expect(() => medians([])).toThrow('at least one run');
});

import { expect, it } from 'vitest';

import { iconSvg, markShapes } from '../../../plugins/site-icons/iconSvg';

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32"><path d="M0 0h32"/></svg>\n';

it('takes the shapes out of the mark', () => {
  expect(markShapes(mark)).toBe('<path d="M0 0h32"/>');
});

it('puts the mark into the middle of a ground, clear of the circle that systems cut icons to', () => {
  const [, side = 0, offset = 0] =
    /viewBox="0 0 ([\d.]+) .*translate\(([\d.]+) /.exec(iconSvg(mark, '#fff'))?.map(Number) ?? [];
  expect(offset * 2 + 32).toBeCloseTo(side);
  // The corner of the mark's square lies inside the circle of 80 % (https://www.w3.org/TR/appmanifest/#icon-masks),
  // but for the empty corners at the foot of the mark.
  expect(Math.hypot(11, 12)).toBeLessThan(side * 0.4);
});

it('refuses a mark that is drawn in another square', () => {
  expect(() => iconSvg('<svg viewBox="0 0 24 24"></svg>', '#fff')).toThrow(/viewBox="0 0 32 32"/);
});

import type { PageMeasured } from '../measurePage';
import type { Profile } from '../measureOnce';
import { BUDGETS, judgeWeights, type Judged } from '../pageBudgets';
import type { Control, Moment } from './firstClick';
import type { MeasuredPage } from './measuredPages';
import type { Navigation } from './navigation';

/** Medians of one page under one profile. */
export interface PageResult {
  page: MeasuredPage;
  profile: Profile;
  measured: PageMeasured;
  /** Largest contentful paint of the same page without scripts; measured on the phone. */
  bare?: number;
  /** From the first key to the first right result. */
  query: number;
  /** Measured on the desktop. */
  navigation?: Navigation;
}

/** Median of the first click on a control of the metric page. */
export interface ClickResult {
  profile: Profile;
  control: Control;
  moment: Moment;
  /** Undefined when an untouched page has no such control. */
  answered: number | undefined;
}

function judgeTimes({ page, measured, bare, navigation }: PageResult): Judged[] {
  const time = (what: string, value: number | undefined, most: number, unit: Judged['unit'] = 'ms'): Judged[] =>
    value === undefined ? [] : [{ what, where: page.name, measured: value, most, unit, isTime: true }];
  const isPhone = bare !== undefined;
  return [
    ...time('largest paint, of that without scripts', bare && measured.largestPaint / bare, BUDGETS.largestPaint, '×'),
    ...time('blocking time on the phone', isPhone ? measured.blocking : undefined, BUDGETS.blocking),
    ...time(
      'blocking time on the phone after a move',
      isPhone ? measured.moved?.blocking : undefined,
      BUDGETS.blockingMoved,
    ),
    ...time('navigation inside the site', navigation?.total, BUDGETS.navigation),
  ];
}

/** Sets everything that was measured against the budgets. A control that is not there cannot be late. */
export function judge(results: readonly PageResult[], clicks: readonly ClickResult[]): Judged[] {
  return [
    ...results.flatMap((result) => [
      ...judgeWeights(`${result.page.name}, ${result.profile.name}`, result.page.isDocs, result.measured),
      ...judgeTimes(result),
    ]),
    ...clicks.flatMap(({ profile, control, moment, answered }): Judged[] => {
      const most = BUDGETS.firstClick[profile.name][moment];
      if (answered === undefined || most === undefined) return [];
      const what = `first click ${moment}, ${profile.name}`;
      return [{ what, where: control.name, measured: answered, most, unit: 'ms', isTime: true }];
    }),
  ];
}

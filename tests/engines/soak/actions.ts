import { brand } from '../../../brand.config';
import type { EnginePage } from '../../support/engines/enginePage';
import * as at from '../../support/engines/targets';

/** A generator of numbers from 0 to 1. */
export type Random = () => number;

/** Something that a reader does now and then. */
interface Action {
  name: string;
  /** How often it is chosen, compared with the others. */
  weight: number;
  /** Returns what was done, for the report. */
  act(page: EnginePage, random: Random): Promise<string>;
}

/** Words of the site, a misspelled one, one that nothing matches, and what nobody should type. */
const QUERIES = [
  'toxicity',
  'pii',
  'faithfullness',
  'api key',
  'xyzzyqwv',
  '"context',
  'rerank threshold',
  '<b>%s',
  'é',
];

const SIZES = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const;

/** Returns one of the items, or undefined for none. */
export function choose<T>(all: readonly T[], random: Random): T | undefined {
  return all[Math.floor(random() * all.length)];
}

/** A visible control, with its middle in the window in CSS pixels. */
interface Control {
  name: string;
  x: number;
  y: number;
}

/** Runs in the page. Returns the visible elements that are not covered; of links, only those to pages of the site. */
function controlsIn(css: string, basePath: string): Control[] {
  const leadsToPage = (link: HTMLAnchorElement) =>
    link.origin === location.origin &&
    link.pathname.startsWith(basePath) &&
    link.pathname.endsWith('/') &&
    !link.target &&
    !link.hasAttribute('download');
  return Array.from(document.querySelectorAll<HTMLElement>(css)).flatMap((element) => {
    if (element instanceof HTMLAnchorElement && !leadsToPage(element)) return [];
    const box = element.getClientRects()[0];
    if (!box) return [];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = x > 0 && y > 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
    const name = element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().slice(0, 40);
    return hit && (element === hit || element.contains(hit)) ? [{ name, x, y }] : [];
  });
}

/** Clicks one of the visible elements. */
function clickOne(css: string): Action['act'] {
  return async (page, random) => {
    const control = choose(await page.evaluate(controlsIn, css, brand.basePath), random);
    if (!control) return 'nothing';
    await page.driver.move(control.x, control.y);
    await page.driver.click();
    return `“${control.name}”`;
  };
}

const scroll: Action['act'] = async (page, random) => {
  const share = random();
  await page.evaluate((part) => window.scrollTo({ top: part * (document.scrollingElement?.scrollHeight ?? 0) }), share);
  return `to ${Math.round(share * 100)} %`;
};

const search: Action['act'] = async (page, random) => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.press('Control', 'k');
  const query = choose(QUERIES, random) ?? '';
  await page.type(query);
  const keys = random() < 0.5 ? ['ArrowDown', 'Enter'] : random() < 0.5 ? ['Enter'] : ['Escape'];
  for (const key of keys) await page.press(key);
  return `“${query}”, ${keys.join(', ')}`;
};

const openVersion: Action['act'] = async (page, random) => {
  const [button] = await page.evaluate(controlsIn, at.VERSION_BUTTON, brand.basePath);
  if (!button) return 'no dropdown';
  await page.driver.move(button.x, button.y);
  return clickOne('.navbar .dropdown__menu a')(page, random);
};

const goInHistory: Action['act'] = async (page, random) => {
  const steps = random() < 0.7 ? -1 : 1;
  await page.evaluate((delta) => history.go(delta), steps);
  return steps < 0 ? 'back' : 'forward';
};

const resize: Action['act'] = async (page, random) => {
  const [width, height] = choose(SIZES, random) ?? SIZES[0];
  await page.driver.resize(width, height);
  return `${width} × ${height}`;
};

/** What readers do, roughly as often as they do it. */
const ACTIONS: readonly Action[] = [
  { name: 'follow a link', weight: 30, act: clickOne('a[href]') },
  { name: 'use a control', weight: 14, act: clickOne('button, summary, [role=tab]') },
  { name: 'scroll', weight: 16, act: scroll },
  { name: 'search', weight: 12, act: search },
  { name: 'switch the theme', weight: 6, act: clickOne(at.THEME_BUTTON) },
  { name: 'open another version', weight: 6, act: openVersion },
  { name: 'go in history', weight: 10, act: goInHistory },
  { name: 'resize the window', weight: 4, act: resize },
  {
    name: 'press Escape',
    weight: 4,
    act: async (page) => {
      await page.press('Escape');
      return '';
    },
  },
];

const TOTAL = ACTIONS.reduce((sum, { weight }) => sum + weight, 0);

/**
 * Does something at random.
 *
 * @returns what was done, for the report
 */
export async function actAtRandom(page: EnginePage, random: Random): Promise<string> {
  let rest = random() * TOTAL;
  const action = ACTIONS.find(({ weight }) => (rest -= weight) < 0) ?? ACTIONS[0];
  if (!action) return '';
  return `${action.name}: ${await action.act(page, random)}`;
}

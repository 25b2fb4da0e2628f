import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Page } from '@playwright/test';

import { chromiumPath, launchChromium } from '@api-docs/kit/testing/launchChromium';

import { brand } from '../../brand.config';
import { finishedBuild, main } from '../lib/run';
import { PAGE_KINDS } from '../../tests/support/pages';
import { median } from './lib/median';
import { staticServer, WITHOUT_SCRIPTS } from './lib/staticServer';
import { openPage, PROFILES, type OpenPage, type Visit } from './lib/visit';

/** A first visit with an empty cache. Times are in milliseconds, sizes in bytes; what a device is not measured for is missing. */
type Measured = Partial<Record<keyof typeof BUDGETS, number>>;

/** What is measured, with its limit. */
const BUDGETS = {
  'KB until idle without input': 205,
  'requests until idle without input': 20,
  /** The pointer moves over nothing interactive. Prefetched pages count. */
  'KB after the first move': 315,
  'requests after the first move': 60,
  'layout shift': 0,
  /** Relative to the same HTML and CSS without scripts. */
  'largest paint, phone': 1.2,
  /** Total blocking time, hydration included. */
  'ms blocked, phone': 200,
  'ms blocked after the first move, phone': 200,
  'ms from the first click on an idle page to its answer, desktop': 100,
  'ms from the first click on an idle page to its answer, phone': 200,
  'ms from the first click on a page just visible to its answer, desktop': 300,
  'ms from a click to the painted heading of another page, desktop': 100,
} as const;

const isTime = (budget: string) => budget.startsWith('ms') || budget.startsWith('largest paint');

const OPENER = '[aria-label="Open the search"]:visible, #__site-search:visible';
const OPENED = '[data-search="open"]';

/** A link of the content to another page of the site, which opens without a load. */
const LINK = `main a[href^="${brand.basePath}"]:not([href*="#"], [href*="."], [aria-current]):visible`;

/** Moves the pointer next to the text: the first user interaction of a visit. */
async function movePointer({ page }: OpenPage): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 412, height: 823 };
  await page.mouse.move(width - 8, height * 0.6);
  await page.mouse.move(width - 6, height * 0.62);
}

/** After this time a page counts as not answering. */
const TIMEOUT_MS = 10_000;

/** Waits until a selector matches a visible element and is painted. It runs in the page, so it uses nothing from outside. */
function waitForAnswer([selector, timeout]: [selector: string, timeout: number]): void {
  const isShown = () => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  if (isShown()) throw new Error(`${selector} is visible before the interaction`);
  const start = performance.now();
  window.answer = new Promise((resolve) => {
    const onFrame = () => {
      if (isShown()) {
        // A message sent in a frame arrives after the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage('');
      } else if (performance.now() - start > timeout) resolve(Infinity);
      else requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
}

/** Measures the milliseconds from an interaction until an element is painted, with the round trip of Chromium's driver. */
async function answerTime(page: Page, selector: string, interact: () => Promise<unknown>): Promise<number> {
  await page.evaluate(waitForAnswer, [selector, TIMEOUT_MS] as [string, number]);
  await interact();
  return (await page.evaluate(() => window.answer)) ?? Infinity;
}

/** Measures a click on the search box as the first interaction: at once, or when the page is idle. */
function firstClick(visit: Visit, isIdle: boolean): Promise<number> {
  return openPage(visit, async ({ page, untilIdle }) => {
    if (isIdle) await untilIdle();
    const box = await page.locator(OPENER).first().boundingBox();
    if (!box) throw new Error(`${visit.path}: no search box`);
    return answerTime(page, OPENED, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
  });
}

/** Measures a click on the first link of the content, with the pointer resting on it before. */
function navigation(visit: Visit): Promise<number | undefined> {
  return openPage(visit, async (opened) => {
    await movePointer(opened);
    await opened.untilIdle();
    const link = opened.page.locator(LINK).first();
    if ((await link.count()) === 0) return undefined;
    await link.hover();
    await opened.untilIdle();
    await opened.page.evaluate(() => document.querySelector('h1')?.setAttribute('data-old', ''));
    return answerTime(opened.page, 'h1:not([data-old])', async () => {
      await opened.page.mouse.down();
      await opened.page.mouse.up();
    });
  });
}

/** Measures a page until it is idle, and until it is idle again after the pointer has moved. */
function weigh(visit: Visit) {
  return openPage(visit, async (opened) => {
    await opened.untilIdle();
    const idle = { ...opened.weight(), ...(await opened.metrics()) };
    await movePointer(opened);
    await opened.untilIdle();
    return { idle, moved: { ...opened.weight(), ...(await opened.metrics()) } };
  });
}

async function firstVisit(visit: Visit): Promise<Measured> {
  const { idle, moved } = await weigh(visit);
  const measured: Measured = {
    'KB until idle without input': idle.bytes / 1000,
    'requests until idle without input': idle.requests,
    'KB after the first move': moved.bytes / 1000,
    'requests after the first move': moved.requests,
    'layout shift': Number(idle.shift.toFixed(3)),
    [`ms from the first click on an idle page to its answer, ${visit.profile.name}`]: await firstClick(visit, true),
  };
  if (visit.profile.name !== 'phone') {
    const opened = await navigation(visit);
    return {
      ...measured,
      'ms from the first click on a page just visible to its answer, desktop': await firstClick(visit, false),
      ...(opened !== undefined && { 'ms from a click to the painted heading of another page, desktop': opened }),
    };
  }
  const bare = await openPage({ ...visit, path: visit.path + WITHOUT_SCRIPTS }, async ({ untilIdle, metrics }) => {
    await untilIdle();
    return (await metrics()).largestPaint;
  });
  return {
    ...measured,
    'largest paint, phone': idle.largestPaint / bare,
    'ms blocked, phone': idle.blocking,
    'ms blocked after the first move, phone': moved.blocking - idle.blocking,
  };
}

const PAGES: Readonly<Record<string, string>> = {
  home: PAGE_KINDS.home,
  'docs page, prose': '/docs/quickstart-portal/faqs/',
  'docs page, drawings': PAGE_KINDS.intro,
  'metric page': PAGE_KINDS['metric page'],
  'operation page': PAGE_KINDS['operation page'],
  'blog post': PAGE_KINDS['blog post'],
};

/** Measures all runs of each page on each device. They are opened in turns, so that a machine that becomes slower affects all of them alike. */
async function measure(names: readonly string[], count: number) {
  const server = await staticServer(finishedBuild(), brand.basePath);
  const browser = await launchChromium(chromiumPath());
  const all = PROFILES.flatMap((profile) =>
    names.map((name) => ({ name, profile, where: `${name}, ${profile.name}`, measured: [] as Measured[] })),
  );
  try {
    // In the first run, the server compresses all files.
    for (let run = 0; run <= count; run++) {
      for (const { name, profile, where, measured } of all) {
        console.log(`${run === 0 ? 'warming up' : `run ${run} of ${count}`}: ${where}`);
        const visit = { browser, server, profile, path: path.posix.join(brand.basePath, PAGES[name] ?? '') };
        const result = await firstVisit(visit);
        if (run > 0) measured.push(result);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return all;
}

/** Returns the page that is closest to the limit of a budget, or furthest beyond it, with the median of its runs. */
function worstOf(runs: Awaited<ReturnType<typeof measure>>, budget: string): { where: string; value: number } {
  const medians = runs.map(({ where, measured }) => {
    return { where, value: median(measured.flatMap((run) => run[budget as keyof Measured] ?? [])) };
  });
  const [worst] = medians.filter(({ value }) => !Number.isNaN(value)).sort((a, b) => b.value - a.value);
  if (!worst) throw new Error(`${budget}: not measured on any page`);
  return worst;
}

main(async () => {
  const { values } = parseArgs({
    options: {
      page: { type: 'string', multiple: true, default: Object.keys(PAGES) },
      quick: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
    },
  });
  const unknown = values.page.find((name) => !(name in PAGES));
  if (unknown !== undefined) throw new Error(`--page ${unknown}: use one of ${Object.keys(PAGES).join('; ')}`);
  const [load = 0] = loadavg();
  const runs = await measure(values.page, values.quick ? 3 : 5);
  const rows = Object.entries(BUDGETS).map(([budget, limit]) => {
    const { where, value } = worstOf(runs, budget);
    return [budget, { where, value: Number(value.toFixed(2)), limit, isMet: value <= limit }] as const;
  });
  console.table(Object.fromEntries(rows));
  console.log(
    `Load average before: ${load.toFixed(1)} on ${availableParallelism()} cores. Times need an idle machine.`,
  );
  const missed = rows.filter(([budget, { isMet }]) => !isMet && (values.strict || !isTime(budget)));
  if (missed.length > 0) throw new Error(`over budget: ${missed.map(([budget]) => budget).join('; ')}`);
});

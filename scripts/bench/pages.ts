import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { launchChromium } from '@api-docs/kit/testing/launchChromium';

import { brand } from '../../brand.config';
import { finishedBuild, main } from '../lib/run';
import { PAGE_KINDS } from '../../tests/support/pages';
import { BUDGETS, firstVisit, isTime, type Measured } from './firstVisit';
import { staticServer } from './lib/staticServer';
import { PROFILES } from './lib/visit';

const PAGES: Readonly<Record<string, string>> = {
  home: PAGE_KINDS.home,
  'docs page, prose': '/docs/quickstart-portal/faqs/',
  'docs page, drawings': PAGE_KINDS.intro,
  'metric page': PAGE_KINDS['metric page'],
  'operation page': PAGE_KINDS['operation page'],
  'blog post': PAGE_KINDS['blog post'],
};

/** Returns the median, which one slow run does not move. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Measures all runs of each page on each device. They are opened in turns, so that a machine that becomes slower affects all of them alike. */
async function measure(names: readonly string[], count: number) {
  const server = await staticServer(finishedBuild(), brand.basePath);
  const browser = await launchChromium();
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

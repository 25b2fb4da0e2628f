import { parseArgs } from 'node:util';

import { chromiumPath, launchChromium } from '@api-docs/kit/testing/launchChromium';

import { brand } from '../../brand.config';
import { finishedBuild, main } from '../lib/run';
import { median } from './lib/median';
import { staticServer } from './lib/staticServer';
import { openPage, PROFILES, type Visit } from './lib/visit';

/** What is measured on the phone, with its limit relative to the other site; undefined for what is only printed. */
const BUDGETS: Readonly<Record<string, number | undefined>> = {
  'first paint': 0.9,
  'largest paint': 0.9,
  'layout shift': undefined,
  'ms blocked': undefined,
  KB: undefined,
};

type Measured = Record<string, number>;

function measure(visit: Visit): Promise<Measured> {
  return openPage(visit, async ({ untilIdle, metrics, weight }) => {
    await untilIdle();
    const { firstPaint, largestPaint, shift, blocking } = await metrics();
    return {
      'first paint': firstPaint,
      'largest paint': largestPaint,
      'layout shift': shift,
      'ms blocked': blocking,
      KB: weight().bytes / 1000,
    };
  });
}

/** Reads `build/docs/`: a built site with the path of one of its pages. */
function readSite(given: string): { folder: string; path: string } {
  const [folder = '', page = '/'] = given.split('::');
  return { folder: finishedBuild(folder), path: page };
}

// Example: `npm run bench -- beside ../starlight/dist::/base/docs/ --page /docs/`, see README.md.
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      page: { type: 'string', default: '/docs/' },
      build: { type: 'string', default: 'build' },
      runs: { type: 'string', default: '7' },
    },
  });
  if (positionals.length === 0)
    throw new Error('npm run bench -- beside FOLDER::/PATH/ …: name a built site and a page');
  const ours = { folder: finishedBuild(values.build), path: brand.basePath + values.page.slice(1) };
  const sites = [ours, ...positionals.map(readSite)];
  const browser = await launchChromium(chromiumPath());
  const [profile] = PROFILES;
  const visits: { visit: Visit; measured: Measured[] }[] = [];
  try {
    for (const { folder, path } of sites) {
      visits.push({
        visit: { browser, profile, path, server: await staticServer(folder, brand.basePath) },
        measured: [],
      });
    }
    // In the first run, the server compresses all files.
    for (let run = 0; run <= Number(values.runs); run++) {
      for (const { visit, measured } of visits) {
        const result = await measure(visit);
        if (run > 0) measured.push(result);
      }
    }
  } finally {
    await browser.close();
    for (const { visit } of visits) await visit.server.close();
  }
  const medians = visits.map(
    ({ measured }) =>
      (name: string) =>
        median(measured.map((one) => one[name] ?? NaN)),
  );
  const missed: string[] = [];
  for (const [name, limit] of Object.entries(BUDGETS)) {
    const [own = NaN, ...others] = medians.map((of) => of(name));
    const ratio = (other: number) => (other === 0 ? '' : ` (× ${(own / other).toFixed(2)})`);
    const ratios = others.map((other) => other.toFixed(2) + ratio(other));
    console.log(`${name.padEnd(16)} ${own.toFixed(2).padStart(9)}  beside ${ratios.join(', ')}`);
    if (limit !== undefined && !(own <= limit * Math.min(...others))) missed.push(`${name}: at most × ${limit}`);
  }
  if (missed.length > 0) throw new Error(missed.join('; '));
});

import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import { chromiumPath } from '@api-docs/kit/testing/launchChromium';

import { brand } from '../../brand.config';
import { contentType } from '../../deploy/headers/contentTypes';
import { builtFile } from '../../tests/support/fuzz/staticHost';
import { localServer, type LocalServer } from '../../tests/support/localServer';
import { PAGE_KINDS } from '../../tests/support/pages';
import { main, mustRun, projectDir } from '../lib/run';

const PAGES: Readonly<Record<string, string>> = {
  home: PAGE_KINDS.home,
  'docs page, prose': '/docs/quickstart-portal/faqs/',
  'docs page, drawings': PAGE_KINDS.intro,
  'metric page': PAGE_KINDS['metric page'],
  'operation page': PAGE_KINDS['operation page'],
  'blog post': PAGE_KINDS['blog post'],
};

/** What Lighthouse measures, by the names that it has in its report, and the most that each device may need. */
const BUDGETS = {
  'total-byte-weight': { phone: 210_000, desktop: 210_000 },
  'network-requests': { phone: 20, desktop: 20 },
  'cumulative-layout-shift': { phone: 0, desktop: 0 },
  // In milliseconds. They depend on the machine.
  'largest-contentful-paint': { phone: 1500, desktop: 500 },
  'total-blocking-time': { phone: 200, desktop: 100 },
} as const;

const TIMES: readonly string[] = ['largest-contentful-paint', 'total-blocking-time'];

type Device = 'phone' | 'desktop';
type Measured = Record<keyof typeof BUDGETS, number>;

interface Audit {
  numericValue?: number;
  details?: { items: { transferSize?: number }[] };
}

/** Serves the build as a good static host does: compressed with brotli, and cacheable. */
function serveBuild(): Promise<LocalServer> {
  const compressed = new Map<string, Buffer>();
  return localServer(({ url = '' }, response) => {
    const file = builtFile(path.join(projectDir, 'build'), brand.basePath, url);
    if (!file) return response.writeHead(404).end();
    const content = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, content);
    const { type } = contentType(file);
    const headers = { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'public, max-age=600' };
    return response.writeHead(200, headers).end(content);
  });
}

/** Measures a first visit of a page with an empty cache. */
async function firstVisit(url: string, device: Device): Promise<Measured> {
  const lighthouse = ['npx', '--yes', 'lighthouse@12.8.2', url, '--output', 'json', '--quiet'];
  const options = ['--only-categories=performance', '--chrome-flags=--headless=new --no-sandbox'];
  const preset = device === 'desktop' ? ['--preset', 'desktop'] : [];
  const env = { CHROME_PATH: chromiumPath() };
  const { stdout } = await mustRun([...lighthouse, ...options, ...preset], { capture: true, env });
  const { audits } = JSON.parse(stdout) as { audits: Record<string, Audit> };
  const valueOf = ({ numericValue, details }: Audit = {}) =>
    // Not `data:` URLs.
    numericValue ?? details?.items.filter(({ transferSize }) => transferSize).length;
  const entries = Object.keys(BUDGETS).map((name) => [name, valueOf(audits[name])]);
  return Object.fromEntries(entries) as Measured;
}

/** Returns the median, which one slow run does not move. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
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
  if (!existsSync(path.join(projectDir, 'build/index.html'))) {
    throw new Error('build/index.html: the site is not built\n  remedy: run npm run build first');
  }
  const [load = 0] = loadavg();
  const server = await serveBuild();
  const missed: string[] = [];
  for (const device of ['phone', 'desktop'] as const) {
    for (const name of values.page) {
      const url = server.origin + path.posix.join(brand.basePath, PAGES[name] ?? '');
      const visits: Measured[] = [];
      while (visits.length < (values.quick ? 3 : 5)) visits.push(await firstVisit(url, device));
      const rows = (Object.keys(BUDGETS) as (keyof Measured)[]).map((budget) => {
        const value = Number(median(visits.map((visit) => visit[budget])).toFixed(3));
        const limit = BUDGETS[budget][device];
        if (value > limit && (values.strict || !TIMES.includes(budget))) missed.push(`${name}, ${device}: ${budget}`);
        return [budget, { value, limit, isMet: value <= limit }] as const;
      });
      console.log(`${name}, ${device}`);
      console.table(Object.fromEntries(rows));
    }
  }
  await server.close();
  const cores = availableParallelism();
  console.log(`Load average before: ${load.toFixed(1)} on ${cores} cores. Times need an idle machine.`);
  if (missed.length > 0) throw new Error(`over budget: ${missed.join('; ')}`);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { listFiles, projectPath } from '@api-docs/kit/files/paths';
import { chromiumPath, launchChromium } from '@api-docs/kit/testing/launchChromium';
import { createApiFiles } from '@api-docs/openapi-reference/apiFiles';

import { installPacked } from '../lib/installPacked';
import { main } from '../lib/run';
import { newSite } from '../new-site/newSite';
import { staticServer } from './lib/staticServer';

type Measured = Record<string, number>;

/** How often the memory and the processor time of the build are read. */
const POLL_MS = 200;

/** For a step in the browser, which takes long on a busy machine. */
const TIMEOUT_MS = 180_000;

/** Clock ticks of Linux in a second of `/proc/<pid>/stat`. */
const TICKS = 100;

/** Returns the most memory that a process has used, in megabytes, and its seconds of processor time; nothing once it has ended. */
function usageOf(pid: number | undefined): { memory: number; processor: number } | undefined {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    if (kilobytes === undefined) return undefined;
    // After the name in parentheses, which may have spaces, come the state and ten other fields.
    const [, user, system] = /\) \S+(?: \S+){10} (\d+) (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { memory: Number(kilobytes) / 1000, processor: (Number(user) + Number(system)) / TICKS };
  } catch {
    return undefined;
  }
}

/** Builds a site. Returns seconds, those of the processor, which a busy machine does not change, and megabytes. */
async function build(siteDir: string): Promise<Measured> {
  const start = performance.now();
  const cli = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [cli, 'build'], { cwd: siteDir, stdio: ['ignore', 'ignore', 'inherit'] });
  let usage = { memory: 0, processor: 0 };
  const poll = setInterval(() => (usage = usageOf(child.pid) ?? usage), POLL_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(poll);
  if (code !== 0) throw new Error(`${siteDir}: the build failed with code ${code}`);
  return {
    'build, s': (performance.now() - start) / 1000,
    'build, s of processor time': usage.processor,
    'memory of the build, MB': usage.memory,
  };
}

const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + statSync(file).size, 0);

function filesIn(folder: string, end = ''): string[] {
  return listFiles(folder)
    .filter((file) => file.endsWith(end))
    .map((file) => path.join(folder, file));
}

/** Types a word into the search box on the phone. Returns the milliseconds from its last letter to the first hit. */
async function firstHit(page: Page, url: string, word: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  const box = page.getByRole('combobox').first();
  await box.pressSequentially(word.slice(0, -1));
  await page.locator('[role=listbox][aria-busy=false] [role=option]').first().waitFor();
  const start = performance.now();
  await box.press(word.slice(-1));
  await page.locator('[role=listbox][aria-busy=false] [role=option]').first().waitFor();
  return performance.now() - start;
}

async function browse(buildDir: string, heaviest: string, word: string): Promise<Measured> {
  const server = await staticServer(buildDir, '/');
  const browser = await launchChromium(chromiumPath());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.goto(`${server.origin}/${path.dirname(heaviest)}/`);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    await page.goto(`${server.origin}/docs/api/`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const before = server.bodies.length;
    const hit = await firstHit(page, `${server.origin}/`, word);
    const transferred = server.bodies.slice(before).reduce((sum, bytes) => sum + bytes, 0);
    return {
      'nodes of the heaviest page': nodes,
      'height of the landing page, px': height,
      'home page and search until the first hit, KB of brotli': transferred / 1000,
      'first hit after the last key, phone, ms': hit,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measure(file: string): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-document-'));
  const siteDir = path.join(folder, 'site');
  try {
    const { operations } = await newSite({ api: path.resolve(file), name: 'Bench', out: siteDir });
    const { operations: all } = createApiFiles(path.dirname(file), { file: path.basename(file) }).facts(
      path.basename(file),
    );
    installPacked(siteDir);
    const built = await build(siteDir);
    const buildDir = path.join(siteDir, 'build');
    const pages = filesIn(buildDir, '.html').sort((a, b) => sizeOf([b]) - sizeOf([a]));
    const [heaviest = ''] = pages;
    return {
      operations,
      ...built,
      'build, s of processor time an operation': (built['build, s of processor time'] ?? 0) / operations,
      'generated, MB': sizeOf(filesIn(path.join(siteDir, '.docusaurus/openapi-reference'))) / 1e6,
      pages: pages.length,
      'HTML of the heaviest page, KB': sizeOf([heaviest]) / 1000,
      ...(await browse(buildDir, projectPath(buildDir, heaviest), all[0]?.name ?? 'api')),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Example: `npm run bench -- document ideal-postcodes.yaml digital-ocean.yaml`: the others are compared with the first.
main(async () => {
  const files = process.argv.slice(2).map((file) => path.resolve(process.env.INIT_CWD ?? '', file));
  if (files.length === 0) throw new Error('npm run bench -- document FILE [FILE …]: write an OpenAPI document');
  let first: Measured | undefined;
  for (const file of files) {
    const measured = await measure(file);
    console.log(`\n${file}`);
    for (const [name, value] of Object.entries(measured)) {
      const ratio = first?.[name] ? `  ${(value / first[name]).toFixed(2)} × the first` : '';
      console.log(`${name.padEnd(56)} ${value.toFixed(value < 100 ? 2 : 0).padStart(10)}${ratio}`);
    }
    first ??= measured;
  }
});

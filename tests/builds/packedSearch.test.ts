import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { launchChromium } from '@api-docs/kit/testing/launchChromium';

import packageJson from '../../package.json';
import { mustRun, projectDir, run, script, tool } from '../../scripts/lib/run';

const STOCK = '@easyops-cn/docusaurus-search-local';
const ORIGIN = 'http://localhost';

interface SiteConfig {
  baseUrl: string;
  trailingSlash?: boolean;
  themes: unknown[];
}

/** Configurations of a site made of stock parts. */
const SITES: [name: string, config: SiteConfig, hit: string][] = [
  ['below a base path', { baseUrl: '/books/', themes: ['@api-docs/local-search'] }, '/books/docs/loans/'],
  [
    'that lists the stock theme, without slashes at the end of paths',
    { baseUrl: '/', trailingSlash: false, themes: [[STOCK, { searchResultLimits: 1 }], '@api-docs/local-search'] },
    '/docs/loans',
  ],
  [
    'with slashes at the end of paths and options of its own',
    { baseUrl: '/', trailingSlash: true, themes: [['@api-docs/local-search', { searchResultLimits: 1 }]] },
    '/docs/loans/',
  ],
];

/** Outside of the project, so that nothing of it can be found but what is installed. */
const site = mkdtempSync(path.join(tmpdir(), 'packed-search-'));

const docusaurus = (...args: string[]) =>
  run([process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args], { cwd: site, capture: true });

function configure(config: object): void {
  const whole = { title: 'Lending library', url: 'https://library.example', favicon: 'icon.svg', ...config };
  const presets = [['classic', { blog: false }]];
  writeFileSync(
    path.join(site, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify({ ...whole, presets })};\n`,
  );
}

/** Opens a page of the built site, which is served as static hosts do. */
async function open(browser: Browser, base: string, problems: string[]): Promise<Page> {
  const page = await browser.newPage();
  page.on('console', (message) => /error|warning/.test(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = path.join(site, 'build', new URL(route.request().url()).pathname.slice(base.length));
    const found = [file, `${file}.html`, path.join(file, 'index.html')].find(
      (one) => path.extname(one) && existsSync(one),
    );
    return found ? route.fulfill({ path: found }) : route.fulfill({ status: 404 });
  });
  await page.goto(`${ORIGIN}${base}`);
  return page;
}

beforeAll(async () => {
  await mustRun(script('scripts/pack.ts'), { capture: true });
  const fixture = path.join(projectDir, 'packages/local-search/fixture');
  for (const folder of ['docs', 'src'])
    cpSync(path.join(fixture, folder), path.join(site, folder), { recursive: true });
  cpSync(path.join(projectDir, 'static/img/favicon.svg'), path.join(site, 'static/icon.svg'));
  const { dependencies, overrides } = packageJson;
  const names = ['@docusaurus/core', '@docusaurus/preset-classic', '@mdx-js/react', 'react', 'react-dom'] as const;
  const own = { dependencies: Object.fromEntries(names.map((name) => [name, dependencies[name]])), overrides };
  writeFileSync(path.join(site, 'package.json'), JSON.stringify({ name: 'library', private: true, ...own }));
  const packed = path.join(projectDir, '.cache/packed');
  const files = readdirSync(packed).filter((file) => file.endsWith('.tgz'));
  const install = ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts'];
  await mustRun([...install, ...files.map((file) => path.join(packed, file))], { cwd: site, capture: true });
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

describe.each(SITES)('the packed search in a site %s', (_name, config, hit) => {
  const problems: string[] = [];
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    configure(config);
    const { code, output } = await docusaurus('build');
    expect(code, output).toBe(0);
    browser = await launchChromium();
    page = await open(browser, config.baseUrl, problems);
  });

  afterAll(() => browser?.close());

  it('writes one index, and suggests a section, whose link the site has', async () => {
    expect(readdirSync(path.join(site, 'build')).filter((file) => file.startsWith('search-index'))).toHaveLength(1);
    await page.getByRole('combobox', { name: 'Search' }).pressSequentially('renew');
    await page.getByRole('option').filter({ hasText: 'Renewals' }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${ORIGIN}${hit}?_highlight=**`);
    await page.locator('article mark').first().waitFor();
  });

  it('has a search page, and reports no error', async () => {
    await page.goto(`${ORIGIN}${config.baseUrl}search${config.trailingSlash === false ? '' : '/'}?q=card`);
    await page.locator('main article').first().waitFor();
    expect(problems).toEqual([]);
  });
});

describe('an option that the search does not have', () => {
  it('stops the build, which names the known ones', async () => {
    configure({ baseUrl: '/', themes: [['@api-docs/local-search', { helpLink: [] }]] });
    const { code, output } = await docusaurus('build');
    expect(code).not.toBe(0);
    expect(output).toMatch(/"helpLink" is not allowed[^]*helpLinks/);
  });

  it('is refused by TypeScript', async () => {
    const lines = [
      "import type { Options } from '@api-docs/local-search';",
      'export const wrong: Options = { helpLink: [] };',
    ];
    writeFileSync(path.join(site, 'options.ts'), lines.join('\n'));
    const flags = [
      '--noEmit',
      '--skipLibCheck',
      '--module',
      'preserve',
      '--ignoreConfig',
      path.join(site, 'options.ts'),
    ];
    const { output } = await run(tool('typescript', ...flags), { cwd: site, capture: true });
    expect(output).toMatch(/'helpLink' does not exist in type 'Options'|Did you mean to write 'helpLinks'/);
  });
});

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect as playwright, type Page } from '@playwright/test';
import { detectPort } from 'detect-port';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { listFiles } from '@api-docs/kit/files/paths';
import { launchChromium } from '@api-docs/kit/testing/launchChromium';
import { openBuild, type Fixture } from '@api-docs/kit/testing/openFixture';

import { run, tool } from '../../scripts/lib/run';
import { installProbes } from '../support/appearance/installProbes';
import {
  built,
  builtPages,
  installPackages,
  runThere,
  siteCommand,
  siteDir,
  writeSite,
  type LibraryConfig,
} from '../support/librarySite';

/** Other tests may use the processor at the same time. */
const expectPage = playwright.configure({ timeout: 120_000 });

/** The site of a row, built and in a browser. */
interface Visit extends LibraryConfig {
  fixture: Fixture;
  /** Path of the docs below the base path. */
  docs: string;
  /** What paths of pages end with. */
  slash: string;
  /** Opens a page by its path below the base path, and waits until it works. */
  open(page: string): Promise<Page>;
}

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');

const field = (page: Page) => page.locator('main tr').filter({ hasText: 'How long the item waits' });

/** Returns what is cut, overlaps or makes a page scroll sideways, on a wide screen and on a phone. */
async function layoutFindings({ fixture, baseUrl }: Visit, url: string): Promise<string[]> {
  const findings: string[] = [];
  for (const width of [1440, 390]) {
    const page = await fixture.open(baseUrl + url, async (opened) => {
      await installProbes(opened);
      await opened.setViewportSize({ width, height: 900 });
    });
    // Comparisons have no scripts of the site.
    if ((await page.locator('#__docusaurus').count()) > 0) await expectPage(hydrated(page)).toBeAttached();
    const found = await page.evaluate(() => {
      const { overflow, overlaps, clippedText } = window.layoutProbe;
      return [...overflow(), ...overlaps(), ...clippedText()];
    });
    findings.push(...found.map((finding) => `${url} in ${width} px: ${finding}`));
  }
  return findings;
}

async function search(visit: Visit, query: string): Promise<Page> {
  const page = await visit.open('');
  await page.getByRole('combobox').pressSequentially(query);
  return page;
}

/** A section is found by the search box, other pages by the search page. */
async function proveSearch(visit: Visit): Promise<void> {
  const { baseUrl, docs, slash } = visit;
  const page = await search(visit, 'renew');
  await expectPage(page.getByRole('option').filter({ hasText: 'Renewals' }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${baseUrl}${docs}loans${slash}?_highlight=**`);
  await expectPage(page.locator('article mark').first()).toBeVisible();
  const results = await visit.open(`search${slash}?q=card`);
  await expectPage(results.locator('main article').first()).toBeVisible();
}

/** A post is found in a site without docs. */
async function proveSearchOfPosts(visit: Visit): Promise<void> {
  const page = await search(visit, 'shelves');
  await page.getByRole('option').filter({ hasText: 'New shelves' }).first().click();
  await page.waitForURL(`${visit.baseUrl}new-shelves${visit.slash}?_highlight=**`);
}

/** What the search says is in the language of the site. */
async function proveFrenchSearch(visit: Visit): Promise<void> {
  const page = await search(visit, 'shelves');
  await expectPage(page.getByRole('combobox', { name: 'Rechercher' })).toHaveValue('shelves');
  await expectPage(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  const results = await visit.open(`search${visit.slash}?q=zzzz`);
  await expectPage(results.getByRole('status').filter({ hasText: 'Aucun résultat' })).toBeVisible();
}

/** An operation is found by the name of a field. */
async function proveSearchOfFields(visit: Visit): Promise<void> {
  const page = await search(visit, 'shelfmark');
  await page.getByRole('option').filter({ hasText: 'Reservations' }).first().click();
  await page.waitForURL(`${visit.baseUrl}reference/reservations${visit.slash}**`);
  await expectPage(page.locator('main tr').filter({ hasText: 'shelfmark' })).toBeVisible();
}

/** The served reference has the fields, and its request builder works. */
async function proveReference({ fixture, baseUrl, slash, open }: Visit): Promise<void> {
  const url = `reference/reservations${slash}`;
  const served = await fixture.open(baseUrl + url, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  });
  await expectPage(field(served)).toContainText(/days.*integer.*optional.*default: 7.*range 1-14/);
  const page = await open(url);
  await page.getByRole('button', { name: 'Build a request for this operation' }).click();
  const builder = page.getByRole('dialog', { name: 'Request builder' });
  await expectPage(builder.getByRole('heading', { name: 'Build a request' })).toBeFocused();
  await builder.getByRole('textbox', { name: 'days' }).fill('15');
  await expectPage(builder.getByRole('status')).toHaveText('1 problem');
  await builder.getByRole('textbox', { name: 'days' }).fill('2');
  await expectPage(builder.locator('pre')).toContainText('"days": 2');
}

/** Pages and the not-found page have Markdown versions, which the index lists, and buttons. */
async function proveMarkdown({ open, baseUrl, docs, slash }: Visit): Promise<void> {
  expect(built(`${docs}loans.md`)).toContain('\n# Loans\n');
  expect(built('llms.txt')).toContain(`## Start here\n\n- [Loans](https://library.example${baseUrl}${docs}loans.md)`);
  expect(built('404.md')).toContain(`https://library.example${baseUrl}llms.txt`);
  const page = await open(`${docs}loans${slash}`);
  await page.getByRole('button', { name: 'Markdown', exact: true }).press('Enter');
  await expectPage(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeVisible();
}

function proveMarkdownOfFields(): void {
  expect(built('reference/reservations.md')).toContain('| `days` | integer | no | `7` | range 1-14 |');
}

/** Two versions are compared, and the menu and the banner lead from one to the other. */
async function proveComparison(visit: Visit): Promise<void> {
  const { open, baseUrl, docs, slash } = visit;
  const page = await open(`${docs}next/loans${slash}`);
  await page.getByRole('note').getByRole('link').click();
  await page.waitForURL(`${baseUrl}${docs}loans${slash}`);
  await page.locator('nav.navbar .dropdown').hover();
  await page.locator('nav.navbar .dropdown').getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(`${baseUrl}${docs}next/loans${slash}`);
  await page.goto(`${baseUrl}compare/1.0...next/loans/`);
  await expectPage(page.locator('del').last()).toHaveText('two');
  await expectPage(page.locator('ins').last()).toHaveText('three');
  expect(built('compare/1.0...next/loans.md')).toContain('{--two--}');
  expect(await layoutFindings(visit, 'compare/1.0...next/loans/')).toEqual([]);
}

async function proveComparisonOfFields({ fixture, baseUrl }: Visit): Promise<void> {
  const page = await fixture.open(`${baseUrl}compare/1.0...next/reserve/`);
  await expectPage(page.locator('main')).toContainText('default: 5 → 7');
}

/** The banner of a version is in the language of the site. */
async function proveFrenchBanner({ open, docs, slash }: Visit): Promise<void> {
  const page = await open(`${docs}next/loans${slash}`);
  await expectPage(page.getByRole('note')).toContainText('dernière version');
}

/** The not-found page suggests the page that a reader has misspelled. */
async function proveSuggestions({ fixture, baseUrl, docs, slash }: Visit): Promise<void> {
  const page = await fixture.open(`${baseUrl}${docs}lons${slash}`);
  await page.locator('main + aside').getByRole('link', { name: 'Loans' }).first().click();
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Loans');
  expect(fixture.problems.splice(0).join('\n')).toMatch(/^\S+: Failed to load resource: [^\n]*status of 404[^\n]*$/);
}

/** Each page has a policy. That it allows what the page needs shows in the console. */
function provePolicy(): void {
  const without = builtPages().filter((file) => !built(file).includes('http-equiv="Content-Security-Policy"'));
  expect(without).toEqual([]);
}

const REFERENCE = ['@api-docs/openapi-reference', { file: 'openapi.yaml', route: 'reference' }];

/** The configuration of the READMEs. */
const TOGETHER = {
  presets: [REFERENCE],
  plugins: ['@api-docs/finished-pages', '@api-docs/assistants', '@api-docs/version-comparisons'],
  themes: ['@api-docs/local-search'],
};

const STOCK_SEARCH = '@easyops-cn/docusaurus-search-local';

const PROVEN_TOGETHER = [
  ...[provePolicy, proveSearch, proveSearchOfFields, proveReference, proveMarkdown, proveMarkdownOfFields],
  proveSuggestions,
];

/** Configurations, and what a reader has in each. */
const ROWS: [name: string, config: LibraryConfig, proven: ((visit: Visit) => void | Promise<void>)[]][] = [
  [
    'finished-pages, local-search and a blog without docs, in French, below a base path',
    {
      ...{ baseUrl: '/books/', locale: 'fr', hasBlog: true, hasNoDocs: true },
      ...{ plugins: ['@api-docs/finished-pages'], themes: ['@api-docs/local-search'] },
    },
    [provePolicy, proveSearchOfPosts, proveFrenchSearch],
  ],
  [
    'assistants, docs versions and no slashes at the end of paths',
    { baseUrl: '/', trailingSlash: false, hasVersions: true, isFaster: true, plugins: ['@api-docs/assistants'] },
    [proveMarkdown],
  ],
  [
    'version-comparisons in French, its docs at the base path, and slashes at the end of paths',
    {
      ...{ baseUrl: '/books/', routeBasePath: '/', trailingSlash: true, hasVersions: true, isFaster: true },
      ...{ locale: 'fr', plugins: ['@api-docs/version-comparisons'] },
    },
    [proveComparison, proveFrenchBanner, proveSuggestions],
  ],
  [
    'openapi-reference, docs versions that have no API of their own, and slashes at the end of paths',
    { baseUrl: '/', trailingSlash: true, hasVersions: true, presets: [REFERENCE] },
    [proveReference],
  ],
  [
    'local-search, docs versions and a blog, below a base path, on the latest Node',
    {
      ...{ baseUrl: '/books/', hasVersions: true, hasBlog: true, onLatestNode: true },
      themes: [['@api-docs/local-search', { searchResultLimits: 1 }]],
    },
    [proveSearch],
  ],
  [
    'local-search that follows the listed stock theme, without slashes at the end of paths',
    {
      ...{ baseUrl: '/', trailingSlash: false, isFaster: true },
      themes: [[STOCK_SEARCH, { searchResultLimits: 1 }], '@api-docs/local-search'],
    },
    [proveSearch],
  ],
  ['all packages', { baseUrl: '/', ...TOGETHER }, PROVEN_TOGETHER],
  [
    'all packages, docs versions, a blog and fields in its docs, below a base path, with slashes, on the latest Node',
    {
      ...{ baseUrl: '/books/', trailingSlash: true, hasVersions: true, hasBlog: true, hasFields: true },
      ...{ isFaster: true, onLatestNode: true, ...TOGETHER },
    },
    [...PROVEN_TOGETHER, proveComparison, proveComparisonOfFields],
  ],
  [
    'all packages, docs versions at the base path, without slashes at the end of paths, on React 18',
    {
      ...{ baseUrl: '/', routeBasePath: '/', trailingSlash: false, hasVersions: true },
      ...{ isFaster: true, onOlderReact: true, ...TOGETHER },
    },
    [...PROVEN_TOGETHER, proveComparison],
  ],
];

/** A misspelled option of each package that has options, and the right one. */
const MISSPELLED = [
  ['local-search', 'helpLink', 'helpLinks'],
  ['finished-pages', 'browser', 'browsers'],
  ['assistants', 'button', 'buttons'],
  ['version-comparisons', 'deprecations', 'deprecation'],
  ['openapi-reference', 'landings', 'landing'],
] as const;

/** How TypeScript checks files of the site. */
const TYPE_CHECK = ['--noEmit', '--skipLibCheck', '--module', 'preserve', '--ignoreConfig'];

/** The theme components of each package. */
const COMPONENTS: [name: string, components: string[]][] = [
  ['local-search', ['SearchBar', 'SearchPage']],
  ['assistants', ['DocItem/Footer']],
  ['version-comparisons', ['DocVersionBanner', 'NavbarItem/DocsVersionDropdownNavbarItem', 'NotFound/Content']],
  ['openapi-reference', ['ApiItem', 'DocBreadcrumbs/StructuredData', 'ResponseFigure', 'TabItem', 'Tabs']],
];

beforeAll(installPackages);

afterAll(() => rmSync(siteDir, { recursive: true, force: true }));

describe('a stock site with', () => {
  it.each(ROWS)('%s', async (_name, config, proven) => {
    writeSite(config);
    const { code, output } = await runThere(['build'], config.onLatestNode);
    expect(code, output).toBe(0);
    const { baseUrl, trailingSlash, routeBasePath, hasBlog, hasNoDocs, presets } = config;
    const fixture = await openBuild(path.join(siteDir, 'build'), baseUrl);
    onTestFinished(fixture.close);
    const visit: Visit = {
      ...{ ...config, fixture, docs: routeBasePath === '/' ? '' : 'docs/', slash: trailingSlash ? '/' : '' },
      async open(page) {
        const opened = await fixture.open(baseUrl + page);
        await expectPage(hydrated(opened)).toBeAttached();
        return opened;
      },
    };
    const { docs, slash } = visit;
    const blog = hasNoDocs ? '' : 'blog/';
    const pages = [
      ...['', !hasNoDocs && `${docs}loans${slash}`, hasBlog && `${blog}new-shelves${slash}`],
      ...(presets ? [`reference${slash}`, `reference/reservations${slash}`] : []),
    ];
    for (const page of pages) if (typeof page === 'string') expect(await layoutFindings(visit, page)).toEqual([]);
    for (const prove of proven) await prove(visit);
    expect(fixture.problems).toEqual([]);
  });

  it('a cache of the bundler shows the facts of a changed file', async () => {
    writeSite({ baseUrl: '/', presets: [REFERENCE], hasFields: true, isFaster: true });
    for (const limit of ['14', '21']) {
      const file = path.join(siteDir, 'openapi.yaml');
      writeFileSync(file, readFileSync(file, 'utf8').replace('maximum: 14', `maximum: ${limit}`));
      const { code, output } = await runThere(['build']);
      expect(code, output).toBe(0);
      for (const page of ['docs/reserve', 'reference/reservations'])
        expect(built(`${page}/index.html`)).toContain(`1-${limit}`);
    }
  });

  it('all packages and the development server', async () => {
    const config = { baseUrl: '/books/', ...TOGETHER };
    writeSite(config);
    const port = String(await detectPort(3310));
    const [program = '', ...args] = siteCommand(['start', '--no-open', '--port', port]);
    const server = spawn(program, args, { cwd: siteDir, stdio: 'ignore' });
    onTestFinished(() => void server.kill());
    const browser = await launchChromium();
    onTestFinished(() => browser.close());
    const url = `http://localhost:${port}${config.baseUrl}`;
    const answers = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    await vi.waitUntil(answers, { timeout: 300_000, interval: 500 });
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${url}reference/reservations`);
    await expectPage(field(page)).toContainText('default: 7');
    await expectPage(hydrated(page)).toBeAttached();
    expect(errors).toEqual([]);
  });
});

describe('the packed modules', () => {
  it('that are for Node can be required', async () => {
    const packages = readdirSync(path.join(siteDir, 'node_modules/@api-docs'));
    const modules = packages.flatMap((name) => {
      const file = path.join(siteDir, 'node_modules/@api-docs', name, 'package.json');
      const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports: Record<string, { default?: string }> };
      const forNode = Object.entries(exports).filter(([, { default: target }]) =>
        /^\.\/dist\/(?!browser)/.test(target ?? ''),
      );
      return forNode.map(([key]) => path.posix.join('@api-docs', name, key));
    });
    expect(packages.length).toBeGreaterThan(0);
    const load = `for (const name of ${JSON.stringify(modules)}) require(name);`;
    const { code, output } = await run([process.execPath, '-e', load], { cwd: siteDir, capture: true });
    expect(code, output).toBe(0);
  });

  it.each(COMPONENTS)('of %s are listed for swizzling', async (name, components) => {
    writeSite({ baseUrl: '/', ...TOGETHER });
    const { output } = await runThere(['swizzle', `@api-docs/${name}`, '--list', '--typescript']);
    for (const component of components) expect(output).toContain(` ${component} `);
  });

  it('build a site that has ejected all theme components in TypeScript, which finds no error in them', async () => {
    writeSite({ baseUrl: '/', hasVersions: true, ...TOGETHER });
    for (const [name, components] of COMPONENTS) {
      for (const component of components) {
        const eject = ['swizzle', `@api-docs/${name}`, component, '--eject', '--typescript', '--danger'];
        const { code, output } = await runThere(eject);
        expect(code, output).toBe(0);
      }
    }
    const site = await runThere(['build']);
    expect(site.code, site.output).toBe(0);
    const types = ['--types', '@docusaurus/module-type-aliases,@docusaurus/theme-classic'];
    const sources = listFiles(path.join(siteDir, 'src/theme')).filter((file) => /\.tsx?$/.test(file));
    const files = sources.map((file) => path.join('src/theme', file));
    const check = tool('typescript', ...TYPE_CHECK, '--strict', '--jsx', 'react-jsx', ...types, ...files);
    const checked = await run(check, { cwd: siteDir, capture: true });
    expect(checked.code, checked.output).toBe(0);
  });
});

describe.each(MISSPELLED)('a misspelled option of %s', (name, option, known) => {
  it('stops the build, which names the known ones', async () => {
    const entry = [`@api-docs/${name}`, { [option]: 'x' }];
    const place = { 'local-search': 'themes', 'openapi-reference': 'presets' }[name as string] ?? 'plugins';
    writeSite({ baseUrl: '/', [place]: [entry] });
    const { code, output } = await runThere(['build']);
    expect(code).not.toBe(0);
    expect(output).toContain(option);
    expect(output).toMatch(new RegExp(`\\b${known}\\b`));
    expect(output).toContain('remedy:');
  });

  it('is refused by TypeScript', async () => {
    const lines = [
      `import type { Options } from '@api-docs/${name}';`,
      `export const wrong: Options = { ${option}: 'x' };`,
    ];
    const file = path.join(siteDir, 'options.ts');
    writeFileSync(file, lines.join('\n'));
    const { output } = await run(tool('typescript', ...TYPE_CHECK, file), { cwd: siteDir, capture: true });
    expect(output).toMatch(new RegExp(`'${option}' does not exist in type 'Options'|Did you mean to write '${known}'`));
  });
});

import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { writeFile } from '@api-docs/kit/writeFile';
import { launchChromium } from '@api-docs/kit/testing/launchChromium';

import packageJson from '../../package.json';
import { mustRun, projectDir, run, script, tool } from '../../scripts/lib/run';

const STOCK = '@easyops-cn/docusaurus-search-local';
const ORIGIN = 'http://localhost';

/** The package with the program of Node 24. Tests run on the oldest Node that the packages support. */
const LATEST_NODE = `node-${process.platform}-${process.arch}`;

interface SiteConfig {
  baseUrl: string;
  trailingSlash?: boolean;
  presets?: unknown[];
  plugins?: unknown[];
  themes?: unknown[];
}

/** A configuration of a site made of stock parts, and what it must do. */
interface Row {
  name: string;
  config: SiteConfig;
  /** Whether the site has a released docs version and a blog. Default: neither. */
  isLarge?: true;
  /** Builds with Node 24. */
  onLatestNode?: true;
  /** Proves that a reader has what the packages give. */
  prove(page: Page, row: Row): Promise<void>;
}

/** Outside of the project, so that nothing of it can be found but what is installed. */
const site = mkdtempSync(path.join(tmpdir(), 'packed-packages-'));

const built = (file: string) => readFileSync(path.join(site, 'build', file), 'utf8');

const slash = ({ config: { trailingSlash } }: Row) => (trailingSlash === false ? '' : '/');

/** Finds a section by the search box, and other pages by the search page. */
async function proveSearch(page: Page, row: Row): Promise<void> {
  const base = row.config.baseUrl;
  expect(readdirSync(path.join(site, 'build')).filter((file) => file.startsWith('search-index'))).toHaveLength(1);
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('renew');
  await page.getByRole('option').filter({ hasText: 'Renewals' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${ORIGIN}${base}docs/loans${slash(row)}?_highlight=**`);
  await page.locator('article mark').first().waitFor();
  await page.goto(`${ORIGIN}${base}search${slash(row)}?q=card`);
  await page.locator('main article').first().waitFor();
}

const ROWS: Row[] = [
  {
    name: 'local-search below a base path',
    config: { baseUrl: '/books/', themes: ['@api-docs/local-search'] },
    prove: proveSearch,
  },
  {
    name: 'local-search that follows the listed stock theme, without slashes at the end of paths',
    config: {
      baseUrl: '/',
      trailingSlash: false,
      themes: [[STOCK, { searchResultLimits: 1 }], '@api-docs/local-search'],
    },
    prove: proveSearch,
  },
  {
    name: 'local-search with slashes, options, docs versions and a blog, on the latest Node',
    config: { baseUrl: '/', trailingSlash: true, themes: [['@api-docs/local-search', { searchResultLimits: 1 }]] },
    isLarge: true,
    onLatestNode: true,
    async prove(page, row) {
      await proveSearch(page, row);
      expect(built('docs/next/loans/index.html')).toContain('Renewals');
      expect(built('blog/new-shelves/index.html')).toContain('New shelves');
    },
  },
];

/** What the rows of the other packages prove: each becomes a row when a site takes the package by its name. */
const LATER_ROWS = [
  'finished-pages: the policy, and no message on the console',
  'assistants: Markdown of a page',
  'version-comparisons: a comparison of a page, in a site with docs versions',
  'openapi-reference: a field in the served reference',
  'all packages together: a hit that has the name of a field',
];

/** A misspelled option of each package that has `Options`. */
const MISSPELLED: [name: string, option: string, known: string][] = [['local-search', 'helpLink', 'helpLinks']];

/** Builds the site; with a Node that is installed as a package, if one is given. */
function docusaurus(onLatestNode = false) {
  const node = onLatestNode ? path.join(site, 'node_modules', LATEST_NODE, 'bin/node') : process.execPath;
  return run([node, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], { cwd: site, capture: true });
}

function configure({ presets = [], ...config }: SiteConfig, isLarge = false): void {
  const whole = { title: 'Lending library', url: 'https://library.example', favicon: 'icon.svg', ...config };
  const classic = ['classic', isLarge ? {} : { blog: false, docs: { disableVersioning: true } }];
  const content = JSON.stringify({ ...whole, presets: [classic, ...presets] });
  writeFileSync(path.join(site, 'docusaurus.config.js'), `module.exports = ${content};\n`);
}

/** Opens the home page of the built site, which is served as static hosts do. */
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

/** Writes the content of the site: that of a fixture, a released docs version with the same pages, and a post. */
function writeContent(): void {
  const fixture = path.join(projectDir, 'packages/local-search/fixture');
  for (const folder of ['docs', 'src'])
    cpSync(path.join(fixture, folder), path.join(site, folder), { recursive: true });
  cpSync(path.join(fixture, 'docs'), path.join(site, 'versioned_docs/version-1.0'), { recursive: true });
  cpSync(path.join(projectDir, 'static/img/favicon.svg'), path.join(site, 'static/icon.svg'));
  writeFile(path.join(site, 'versions.json'), '["1.0"]');
  writeFile(
    path.join(site, 'blog/2026-01-05-new-shelves.md'),
    '---\nslug: new-shelves\n---\n\n# New shelves\n\nIn June.\n',
  );
}

/** Installs the stock parts and the packed files, once for all rows. */
async function install(): Promise<void> {
  await mustRun(script('scripts/pack.ts'), { capture: true });
  const { dependencies, overrides } = packageJson;
  const names = ['@docusaurus/core', '@docusaurus/preset-classic', '@mdx-js/react', 'react', 'react-dom'] as const;
  const own = { dependencies: Object.fromEntries(names.map((name) => [name, dependencies[name]])), overrides };
  writeFileSync(path.join(site, 'package.json'), JSON.stringify({ name: 'library', private: true, ...own }));
  const packed = path.join(projectDir, '.cache/packed');
  const files = readdirSync(packed).filter((file) => file.endsWith('.tgz'));
  const npm = ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts'];
  await mustRun([...npm, `${LATEST_NODE}@24`, ...files.map((file) => path.join(packed, file))], {
    cwd: site,
    capture: true,
  });
}

beforeAll(async () => {
  writeContent();
  await install();
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

describe('a stock site with', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchChromium();
  });

  afterAll(() => browser?.close());

  it.each(ROWS)('$name', async (row) => {
    const problems: string[] = [];
    configure(row.config, row.isLarge);
    const { code, output } = await docusaurus(row.onLatestNode);
    expect(code, output).toBe(0);
    const page = await open(browser, row.config.baseUrl, problems);
    await row.prove(page, row);
    await page.close();
    expect(problems).toEqual([]);
  });

  for (const row of LATER_ROWS) it.todo(row);
});

describe('the packed modules', () => {
  it('that are for Node can be required', async () => {
    const packages = readdirSync(path.join(site, 'node_modules/@api-docs'));
    const modules = packages.flatMap((name) => {
      const file = path.join(site, 'node_modules/@api-docs', name, 'package.json');
      const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports: Record<string, { default?: string }> };
      const forNode = Object.entries(exports).filter(([, { default: target }]) =>
        /^\.\/dist\/(?!browser)/.test(target ?? ''),
      );
      return forNode.map(([key]) => path.posix.join('@api-docs', name, key));
    });
    expect(packages.length).toBeGreaterThan(0);
    const load = `for (const name of ${JSON.stringify(modules)}) require(name);`;
    const { code, output } = await run([process.execPath, '-e', load], { cwd: site, capture: true });
    expect(code, output).toBe(0);
  });
});

describe.each(MISSPELLED)('a misspelled option of %s', (name, option, known) => {
  it('stops the build, which names the known ones', async () => {
    configure({ baseUrl: '/', themes: [[`@api-docs/${name}`, { [option]: [] }]] });
    const { code, output } = await docusaurus();
    expect(code).not.toBe(0);
    expect(output).toMatch(new RegExp(`"${option}" is not allowed[^]*${known}`));
  });

  it('is refused by TypeScript', async () => {
    const lines = [
      `import type { Options } from '@api-docs/${name}';`,
      `export const wrong: Options = { ${option}: [] };`,
    ];
    const file = path.join(site, 'options.ts');
    writeFileSync(file, lines.join('\n'));
    const flags = ['--noEmit', '--skipLibCheck', '--module', 'preserve', '--ignoreConfig', file];
    const { output } = await run(tool('typescript', ...flags), { cwd: site, capture: true });
    expect(output).toMatch(new RegExp(`'${option}' does not exist in type 'Options'|Did you mean to write '${known}'`));
  });
});

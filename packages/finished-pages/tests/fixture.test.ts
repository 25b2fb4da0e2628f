import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect as playwright, type Page, type Route } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openFixture, type Fixture } from '@api-docs/kit/testing/openFixture';

/** Other tests may use the processor at the same time. */
const expectPage = playwright.configure({ timeout: 120_000 });

const MAIN_SCRIPT = '**/main.*.js';

let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture(path.resolve(import.meta.dirname, '../fixture'));
});

afterEach(() => {
  expect(fixture.problems.splice(0)).toEqual([]);
});

afterAll(() => fixture?.close());

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');
const read = (file: string) => readFileSync(path.join(fixture.outDir, file), 'utf8');

/** Takes the problems that a test causes on purpose. */
const takeProblems = () => fixture.problems.splice(0).join('\n');

describe('the scripts of a page', () => {
  it('run by themselves once the browser is idle, and links then open pages without a load', async () => {
    const page = await fixture.open('/docs/lamps/');
    await expectPage(hydrated(page)).toBeAttached();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'bicycles', exact: true }).click();
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Bicycles');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  it('wait for the reader with data saver', async () => {
    const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    const page = await fixture.open('/', (before) => before.addInitScript(saveData));
    // A browser reports the pointer that rests above a page, too.
    await page.dispatchEvent('body', 'pointermove');
    await page.waitForTimeout(1000);
    await expectPage(hydrated(page)).not.toBeAttached();
    await page.mouse.move(5, 5, { steps: 2 });
    await expectPage(hydrated(page)).toBeAttached();
  });

  it('leave a page that the browser has translated as it is, until the reader uses a control', async () => {
    const translate = () =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('h1, p')) {
          const font = Object.assign(document.createElement('font'), { textContent: 'Texte' });
          element.replaceChildren(font);
        }
      });
    const page = await fixture.open('/', (before) => before.addInitScript(translate));
    await page.mouse.move(5, 5, { steps: 2 });
    await page.waitForTimeout(1000);
    await expectPage(hydrated(page)).not.toBeAttached();
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Texte');
    await page.getByText('What does it cost?').click();
    await expectPage(page.getByText('A jar for spare parts')).toBeVisible();
    expect(takeProblems()).toContain('#418');
  });

  it('see the events of the page that came before them', async () => {
    const page = await fixture.open('/');
    await expectPage(page.locator('html[data-seen-load][data-seen-domcontentloaded]')).toBeAttached();
  });

  it('repeat a click that came before them', async () => {
    let hold: (route: Route) => void = () => undefined;
    const held = new Promise<Route>((resolve) => (hold = resolve));
    const page = await fixture.open('/', (before) => before.route(MAIN_SCRIPT, hold));
    await page.getByText('What does it cost?').click();
    await expectPage(page.getByText('A jar for spare parts')).toBeHidden();
    await (await held).fallback();
    await expectPage(page.getByText('A jar for spare parts')).toBeVisible();
  });

  it('are reported in a banner if they do not load, above a page that can be read', async () => {
    const page = await fixture.open('/', (before) => before.route(MAIN_SCRIPT, (route) => route.abort()));
    await expectPage(page.getByRole('alert')).toContainText('The site did not load properly.');
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Repair café');
    await page.getByText('What does it cost?').click();
    await expectPage(page.getByText('A jar for spare parts')).toBeVisible();
    expect(takeProblems()).toContain('ERR_FAILED');
  });
});

describe('the content security policy', () => {
  it.each(['index.html', 'docs/lamps/index.html', '404.html'])('is in %s', (file) => {
    expect(read(file)).toMatch(
      /<head><meta charset=\S+><meta http-equiv="Content-Security-Policy" content="default-src/,
    );
  });

  it('keeps scripts of others from running', async () => {
    const page = await fixture.open('/');
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('script'), { text: 'window.isAttacked = true' }));
    });
    expect(await page.evaluate(() => 'isAttacked' in window)).toBe(false);
    expect(takeProblems()).toContain('Content Security Policy');
  });
});

describe('the not-found page', () => {
  it('answers at an unknown path, hydrates, and its skip link stays in the site', async () => {
    const page = await fixture.open('/toasters/');
    await expectPage(hydrated(page)).toBeAttached();
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    expect(read('404.html')).not.toContain('/404/');
    expect(takeProblems()).toMatch(/^\S+: Failed to load resource: the server responded with a status of 404[^\n]*$/);
  });
});

import type { Page } from '@playwright/test';

import { brand } from '../../brand.config';
import { announcements, recordAnnouncements } from '../support/announcements';
import { PAGE_KINDS, sampleOf } from '../support/pages';
import { moveTo, navbar, title } from '../support/sitePage';
import { expect, interact, test } from '../support/test';

test('the navbar links to the intro as Home and to the home page, and hides on scrolling down', async ({
  page,
  visit,
}) => {
  await visit('/');
  const home = navbar(page).getByRole('link', { name: 'Home', exact: true });
  await home.click();
  await expect(page).toHaveURL(/\/docs\/intro\/$/);
  await expect(home).toHaveAttribute('aria-current', 'page');
  const logo = navbar(page).getByRole('link', { name: `${brand.provider} home page` });
  await expect(logo).toHaveText(brand.provider);
  await logo.click();
  await expect(page).toHaveURL(new RegExp(`${brand.basePath}$`));

  await expect(home).toBeVisible();
  await expect(home).not.toHaveAttribute('aria-current', 'page');
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.mouse.wheel(0, 800);
  await expect(navbar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -400);
  await expect(navbar(page)).toBeInViewport();
});

test('a route change scrolls to the top, or to the hash target if there is one', async ({ page, visit }) => {
  await visit('/docs/api/metrics/v4alpha/pii/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('.pagination-nav').getByRole('link').first().click();
  await expect(title(page)).not.toHaveText('PII');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.locator('main').getByRole('link', { name: '422', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/api\/#422$/);
  await expect(page.locator('[id="422"]')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test.describe('going back leads to where the page was left', () => {
  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test('also after a reload in between', async ({ page, visit }) => {
    await visit('/docs/intro/');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => scrollY(page)).toBe(1500);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Change-log' }).click();
    await expect(title(page)).toHaveText('Change-log');
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.reload();
    await interact(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
    await expect.poll(() => scrollY(page)).toBe(1500);
  });

  test('in hits that the page has to search for again', async ({ page, visit }) => {
    await visit('/search/?q=score');
    const hits = page.locator('main article a');
    await hits.nth(12).scrollIntoViewIfNeeded();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
    const left = await scrollY(page);
    await hits.nth(12).click();
    await expect(page).not.toHaveURL(/\/search\//);
    await expect(title(page)).toBeVisible();
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(left);
  });

  test('in hits, as a reload and a way back from another load do', async ({ page, visit }) => {
    await visit('/search/?q=score');
    await expect(page.locator('main article').nth(30)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).toContain('2000');
    await page.reload();
    await interact(page);
    await expect.poll(() => scrollY(page)).toBe(2000);
    await visit('/docs/intro/');
    await page.goBack();
    await interact(page);
    await expect.poll(() => scrollY(page)).toBe(2000);
  });
});

/**
 * Holds what React's scheduler does from the moment on in which the search page is gone: the effects of that page end later.
 * Runs in the browser, so it must not use anything from outside of this function.
 */
function holdEffects(): void {
  let wasThere = false;
  const isHeld = () => {
    const isThere = document.querySelector('main input[type=search]') !== null;
    wasThere ||= isThere;
    return wasThere && !isThere;
  };
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      const { port1 } = this;
      Object.defineProperty(port1, 'onmessage', {
        set(run: (event: MessageEvent) => void) {
          port1.addEventListener(
            'message',
            (event) => void (isHeld() ? window.setTimeout(run, 1_500, event) : run(event)),
          );
          port1.start();
        },
      });
    }
  };
}

/** Checks that screen readers say the title, and that the next stop is the skip link, as after a full page load. */
async function startsAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${brand.basePath.slice(0, -1)}${path}$`));
  // The title changes after the URL.
  await expect.poll(async () => (await announcements(page)).at(-1) === (await page.title())).toBe(true);
  await expect(page.getByRole('region', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await recordAnnouncements(page);
}

test.describe('a page that a link opens starts at its start, and screen readers say its title', () => {
  const OPENED = [
    ['intro', '.theme-doc-sidebar-menu a[href$="/change-log/"]', '/docs/change-log/'],
    ['intro', '.navbar a[href$="/blog/"]', '/blog/'],
    ['metric page', '.navbar a[href$="/docs/api/"]', '/docs/api/'],
    ['blog index', 'main h2 a', '/blog/.+/'],
    ['reference landing', 'main td a, main th a', '/docs/api/.+/'],
    ['home', '.navbar a[href$="/docs/intro/"]', '/docs/intro/'],
    ['operation page', '.navbar__brand', '/'],
  ] as const;

  for (const [from, link, path] of sampleOf(OPENED, 5)) {
    test(`from ${from} to ${path}, and back and forward`, async ({ page, visit }) => {
      await visit(PAGE_KINDS[from]);
      await recordAnnouncements(page);
      await page.locator(link).first().focus();
      await page.keyboard.press('Enter');
      await startsAt(page, path);
      await page.goBack();
      await startsAt(page, PAGE_KINDS[from]);
      await page.goForward();
      await startsAt(page, path);
    });
  }

  test('from the search to its page, to other results, and to a result', async ({ page, visit }) => {
    await visit(PAGE_KINDS.home);
    await recordAnnouncements(page);
    for (const query of ['carbon', 'toxicity']) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(query);
      await page.getByRole('option', { name: /^See all/ }).click();
      await expect(title(page)).toContainText(query);
      await expect(page.getByRole('region', { name: 'Skip to main content' })).toBeFocused();
    }
    await page.locator('main article a:not([href*="#"])', { hasText: 'Toxicity' }).first().press('Enter');
    await startsAt(page, '/docs/.*toxicity/.*');
  });

  test('from a search that has not said its results yet, on a device that ends effects late', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(holdEffects);
    await visit('/search/?q=toxicity');
    const result = page.locator('main article a[href*="/docs/"]:not([href*="#"])').first();
    // Loads the page of the result.
    await result.hover();
    await recordAnnouncements(page);
    await page.locator('main input[type=search]').fill('toxicity score');
    await expect(page.locator('main [role=status]')).toContainText('results');
    await result.press('Enter');
    await startsAt(page, '/docs/.*');
  });
});

test('a link to a section moves the focus there, and the link of its heading shows while it is focused', async ({
  page,
  visit,
}) => {
  await visit(PAGE_KINDS.intro);
  const target = page.getByRole('heading', { name: 'The envelope', exact: true });
  const link = target.getByRole('link', { name: 'Direct link to The envelope', exact: true });
  await expect(link).toHaveCSS('opacity', '0');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'The envelope' }).focus();
  await page.keyboard.press('Enter');
  await expect(target).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('opacity', '1');
  expect((await link.boundingBox())?.width).toBeGreaterThan(10);
  await expect(target).not.toHaveAttribute('tabindex');
  // Infima writes the titles of admonitions in capitals.
  await expect(page.locator('.theme-admonition > :first-child').first()).toHaveCSS('text-transform', 'none');
});

test.describe('the target of a link is not below the navbar', () => {
  const TARGETS = [
    ['a heading', '<h2 id="here">Here</h2>', '#here'],
    [
      'a heading in another script',
      '<h2 id="überblick-概要">Überblick 概要</h2>',
      `#${encodeURIComponent('überblick-概要')}`,
    ],
    ['an anchor without an id', '<p><a name="old anchor">Here</a></p>', '#old%20anchor'],
    ['a row of a table', '<table><tbody><tr id="row"><td>Here</td></tr></tbody></table>', '#row'],
    ['an item of a list', '<ul><li id="item">Here</li></ul>', '#item'],
    ['a definition', '<dl><dt id="term">Here</dt><dd>It is here.</dd></dl>', '#term'],
    ['a figure', '<figure id="figure">Here</figure>', '#figure'],
  ] as const;

  /** Returns by how many pixels the navbar covers the target. */
  const covered = (page: Page, hash: string) =>
    page.evaluate(
      (name) => {
        const target = document.getElementById(name) ?? document.getElementsByName(name)[0];
        if (!target) throw new Error(`the page has no ${name}`);
        const { bottom } = document.querySelector('.navbar')?.getBoundingClientRect() ?? { bottom: 0 };
        const { top } = target.getBoundingClientRect();
        return top > window.innerHeight ? Infinity : Math.max(0, bottom - top);
      },
      decodeURIComponent(hash.slice(1)),
    );

  test('whatever element it is', async ({ page, visit }) => {
    await visit(PAGE_KINDS['metric page']);
    for (const [name, html, hash] of TARGETS) {
      await page.evaluate((added) => {
        window.scrollTo(0, 0);
        document.querySelectorAll('.markdown > p')[3]?.insertAdjacentHTML('afterend', added);
      }, html);
      await moveTo(page, hash);
      await expect.poll(() => page.evaluate(() => window.scrollY), name).toBeGreaterThan(0);
      await expect.poll(() => covered(page, hash), name).toBe(0);
    }
  });

  test('of a search hit, coming from home', async ({ page, visit }) => {
    await visit(PAGE_KINDS.home);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('include_citations');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/#request-include_citations$/);
    await expect(page.locator('article mark').first()).toBeAttached();
    await expect(page.locator('#request-include_citations')).toBeFocused();
    expect(await covered(page, '#request-include_citations')).toBe(0);
  });
});

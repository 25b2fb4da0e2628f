import { DESIGNED_KINDS, PAGE_KINDS } from '../../support/pages';
import { CHANGE_LOG, hasTheme, hasTitle, INTRO, journey, THEME_BUTTON, TITLE, type Journey } from './journey';

const ANNOUNCEMENT = '.theme-announcement-bar';

/** Pages start, and keep what their reader has set. */
export const PAGE_JOURNEYS: readonly Journey[] = [
  journey('a page opens with its text, hydrates, and leads on without a load', { isQuick: true }, async (page) => {
    await page.open(INTRO);
    await page.sees(TITLE);
    await page.hydrated();
    const loads = page.site.requests.filter((path) => path.endsWith('/')).length;
    await page.click(CHANGE_LOG);
    await hasTitle(page, 'Change-log');
    const later = page.site.requests.filter((path) => path.endsWith('/')).length;
    if (later !== loads) throw new Error('following a link inside of the site loaded a document');
  }),
  journey(
    'every kind of page hydrates without a message',
    { isForOldBrowsers: true, expected: /404/ },
    async (page) => {
      // Browsers report the status of the not-found page.
      for (const route of Object.values(DESIGNED_KINDS)) {
        await page.visit(route);
        await page.sees('h1');
      }
      await page.visit(PAGE_KINDS['metrics index']);
      await page.click('main input[type=search]');
      await page.type('toxicity');
      await page.sees(['main span', 'match']);
    },
  ),
  journey(
    'theme and closed announcement are kept on other pages and after a reload',
    { isForOldBrowsers: true },
    async (page) => {
      await page.visit(INTRO);
      await page.click(THEME_BUTTON);
      await hasTheme(page, 'dark');
      await page.click(`${ANNOUNCEMENT} button`);
      await page.seesNo(ANNOUNCEMENT);
      await page.visit(PAGE_KINDS['blog index']);
      await hasTheme(page, 'dark');
      await page.seesNo(ANNOUNCEMENT);
      const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      if (scheme !== 'dark') throw new Error(`color-scheme is ${scheme}, so scrollbars and fields stay light`);
      await page.click(THEME_BUTTON);
      await hasTheme(page, 'light');
    },
  ),
];

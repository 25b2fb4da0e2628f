import { CHUNKS } from '../../support/network';
import type { EnginePage } from '../enginePage';
import { hasTheme, hasTitle, INTRO, journey, SEARCH_FIELD, THEME_BUTTON, TITLE, type Journey } from './journey';

const VERSION_NEXT = '.navbar .dropdown__menu a[href*="/docs/next/"]';

/** What browsers and React say of a script that did not load. */
const FAILED_SCRIPT =
  /ChunkLoadError|Loading chunk|Failed to load|failed: <(script|link)|NetworkError|source URI|did not load/;

/** What WebKit says of a script that it stopped loading, because the reader leaves the page. */
const STOPPED_LOAD = /^failed: <script/;

/** Milliseconds on a slow connection: scripts of a page still load when the page that the reader wants next answers. */
const slowly = (urlPath: string) => (/\.js$/.test(urlPath) ? 3_000 : urlPath.endsWith('/change-log/') ? 1_200 : 0);

/** Runs in the page: follows a link out of it, once, or a second time because nothing seems to happen. */
function leave(times: number): void {
  for (let time = 0; time < times; time += 1) setTimeout(() => location.assign('../change-log/'), time * 400);
}

/** Leaves a page as soon as it asks for a script, and waits for the page that its reader wants. */
async function leaveWhileLoading(page: EnginePage, times: number): Promise<void> {
  await page.until('a script is requested', () =>
    Promise.resolve(page.site.requests.some((path) => /\.js$/.test(path))),
  );
  await page.evaluate(leave, times);
  await hasTitle(page, 'Change-log');
}

/** The connection of a reader is slow, or breaks. */
export const CONNECTION_JOURNEYS: readonly Journey[] = [
  journey(
    'a reader who leaves while scripts load gets where the link leads',
    { expected: STOPPED_LOAD },
    async (page) => {
      for (const times of [1, 2]) {
        page.site.conditions = { ...page.site.conditions, delay: slowly };
        page.site.requests.length = 0;
        await page.open(INTRO);
        await leaveWhileLoading(page, times);
        // The same while another page loads.
        page.site.conditions = { ...page.site.conditions, delay: () => 0 };
        await page.visit(INTRO);
        page.site.conditions = { ...page.site.conditions, delay: slowly };
        page.site.requests.length = 0;
        await page.evaluate((css) => document.querySelector<HTMLElement>(css)?.click(), VERSION_NEXT);
        await leaveWhileLoading(page, times);
      }
    },
  ),
  journey(
    'a first load whose scripts fail keeps the text, and Retry loads them',
    { expected: FAILED_SCRIPT },
    async (page) => {
      page.site.conditions = { ...page.site.conditions, breaks: (path) => CHUNKS.test(path) };
      await page.open(INTRO);
      await page.until('the error is shown', async () => {
        await page.interact();
        return (await page.evaluate(() => document.querySelector('[role=alert]')?.textContent))?.includes(
          'did not load completely',
        );
      });
      await page.sees(TITLE);
      page.site.conditions = { ...page.site.conditions, breaks: () => false };
      await page.click(['[role=alert] button', 'Retry']);
      await page.hydrated();
      await page.seesNo('[role=alert]');
    },
  ),
  journey(
    'a reader whose connection breaks keeps the page, and searches when it is back',
    { expected: FAILED_SCRIPT },
    async (page) => {
      await page.visit(INTRO);
      page.site.conditions = { ...page.site.conditions, breaks: () => true };
      await page.press('Control', 'k');
      await page.focuses(SEARCH_FIELD);
      await page.until('the search was requested', () =>
        Promise.resolve(page.site.requests.some((path) => path.includes('/search-panel.'))),
      );
      await page.press('Escape');
      await page.click(THEME_BUTTON);
      await hasTheme(page, 'dark');
      await page.sees(TITLE);
      page.site.conditions = { ...page.site.conditions, breaks: () => false };
      await page.search('pii');
      await page.press('Enter');
      await page.sees('main article a');
    },
  ),
];

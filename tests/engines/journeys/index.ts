import { DESIGNED_KINDS, PAGE_KINDS } from '../support/pages';
import { LATEST } from '../support/specifiedRoutes';
import type { EnginePage, Target } from './enginePage';
import type { Conditions } from './siteServer';
import { CHUNKS } from '../support/network';

interface Options {
  /** Whether `npm test` takes it too: what engines differ in most. Of the others, it has the tests in Chromium. */
  isQuick?: boolean;
  /** Whether it is made again without what the oldest supported browsers lack, as quick ones are. */
  isForOldBrowsers?: boolean;
  /** Width of the window in CSS pixels; 1280 by default. */
  width?: number;
  /** What differs from the site of a reader, at the start. */
  conditions?: Conditions;
  /** Messages of the console that the journey causes on purpose. */
  expected?: RegExp;
}

/** What a reader does from start to end, in every engine. */
export interface Journey extends Options {
  title: string;
  run(page: EnginePage): Promise<void>;
}

const journey = (title: string, options: Options, run: Journey['run']): Journey => ({ title, ...options, run });

const TITLE = 'main h1';
const THEME_BUTTON = 'button[aria-label^="Switch between dark and light mode"]';
const ANNOUNCEMENT = '.theme-announcement-bar';
const SEARCH_FIELD = '#__site-search';
const SEARCH_OPENER = 'button[aria-label="Open the search"]';
const SUGGESTION = '[role=listbox] [role=option]';
const SKIP_LINK: Target = ['a', 'Skip to main content'];
const CHANGE_LOG: Target = ['.theme-doc-sidebar-menu a', 'Change-log'];
const MENU_BUTTON = '.navbar__toggle';
const MENU = '.navbar-sidebar--show .navbar-sidebar';
const VERSION_BUTTON = '.navbar .dropdown__link, .navbar .dropdown > .navbar__link';
const VERSION_BUTTON_ONLY = '.navbar .dropdown > .navbar__link.site-version';
const VERSION_NEXT = '.navbar .dropdown__menu a[href*="/docs/next/"]';
const BUILDER_BUTTON = 'button[aria-haspopup=dialog]';
const BUILDER = 'dialog[open]';
const BUILDER_FIELD = 'dialog[open] :is(textarea, input:not([type=checkbox]))';

const INTRO = PAGE_KINDS.intro;
const METRIC = PAGE_KINDS['metric page'];
const OPERATION = PAGE_KINDS['operation page'];

/** What browsers and React say of a script that did not load. */
const FAILED_SCRIPT =
  /ChunkLoadError|Loading chunk|Failed to load|failed: <(script|link)|NetworkError|source URI|did not load/;

/** What WebKit says of a script that it stopped loading, because the reader leaves the page. */
const STOPPED_LOAD = /^failed: <script/;

/** Pages wait for the reader before they load scripts, and no engine restores them from memory. */
const LATE_SCRIPTS = `Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
window.addEventListener('unload', () => undefined);`;

/** Milliseconds on a slow connection: scripts of a page still load when the page that the reader wants next answers. */
const slowly = (urlPath: string) => (/\.js$/.test(urlPath) ? 3_000 : urlPath.endsWith('/change-log/') ? 1_200 : 0);

/** Runs in the page: follows a link out of it, once, or a second time because nothing seems to happen. */
function leave(times: number): void {
  for (let time = 0; time < times; time += 1) setTimeout(() => location.assign('../change-log/'), time * 400);
}

const theme = (page: EnginePage) => page.evaluate(() => document.documentElement.dataset.theme);

async function hasTheme(page: EnginePage, expected: 'light' | 'dark'): Promise<void> {
  await page.until(`the theme is ${expected}`, async () => (await theme(page)) === expected);
}

async function hasTitle(page: EnginePage, expected: string): Promise<void> {
  await page.sees([TITLE, expected]);
}

/** Leaves a page as soon as it asks for a script, and waits for the page that its reader wants. */
async function leaveWhileLoading(page: EnginePage, times: number): Promise<void> {
  await page.until('a script is requested', () =>
    Promise.resolve(page.site.requests.some((path) => /\.js$/.test(path))),
  );
  await page.evaluate(leave, times);
  await hasTitle(page, 'Change-log');
}

/** What readers do, from start to end. Chromium has the Playwright tests. */
export const JOURNEYS: readonly Journey[] = [
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
  journey(
    'search by keyboard returns the focus, and leads from a suggestion to marked words',
    { isQuick: true },
    async (page) => {
      await page.visit(INTRO);
      await page.tabTo(SKIP_LINK);
      await page.search('reranker');
      await page.press('Escape');
      await page.seesNo(SUGGESTION);
      await page.focuses(SKIP_LINK);
      await page.search('reranker');
      await page.press('ArrowDown');
      await page.sees('[role=option][aria-selected=true]');
      await page.press('Enter');
      await page.isAt(/_highlight=rerank/i);
      await page.sees('article mark');
      await page.seesNo(SUGGESTION);
    },
  ),
  journey(
    'search by touch covers the phone, and a suggestion opens its page',
    { isQuick: true, width: 390 },
    async (page) => {
      await page.visit(INTRO);
      await page.tap(SEARCH_OPENER);
      await page.focuses(SEARCH_FIELD);
      await page.type('toxicity');
      await page.tap([SUGGESTION, 'Toxicity']);
      await page.isAt(/toxicity\//);
      await page.seesNo(SEARCH_FIELD);
      await page.tap(SEARCH_OPENER);
      await page.tap(['button', 'Cancel']);
      await page.seesNo(SEARCH_FIELD);
    },
  ),
  journey('the search page shows results, and follows typing', { isForOldBrowsers: true }, async (page) => {
    await page.visit(DESIGNED_KINDS['search page with results']);
    await page.sees(['main article a', 'Toxicity']);
    await page.click('main input[type=search]');
    await page.press('Control', 'a');
    await page.type('xyzzyqwv');
    await page.sees(['main [role=status]', 'No results for “xyzzyqwv”']);
    await page.isAt(/q=xyzzyqwv/);
    await page.press('Control', 'a');
    await page.type('pii');
    await page.click(['main article a', 'PII']);
    await page.isAt(/pii\//);
  }),
  journey('the version dropdown opens the same page in another version', { isForOldBrowsers: true }, async (page) => {
    await page.visit(METRIC);
    const menu = '.navbar .dropdown__menu a';
    await page.evaluate((css) => document.querySelector<HTMLElement>(css)?.click(), VERSION_BUTTON_ONLY);
    await page.sees(`${VERSION_BUTTON_ONLY}[aria-expanded=true]`);
    await page.tabTo([menu, 'next']);
    await page.press('Escape');
    await page.seesNo(menu);
    await page.focuses(VERSION_BUTTON_ONLY);
    await page.press('ArrowDown');
    await page.focuses([menu, 'next']);
    await page.press('Escape');
    await page.hover(VERSION_BUTTON);
    await page.click(['.navbar .dropdown__menu a', 'next']);
    await page.isAt(/\/docs\/next\/.*faithfulness\/$/);
    await hasTitle(page, 'Faithfulness');
    await page.sees([VERSION_BUTTON, 'next']);
  }),
  journey('the menu of a phone opens, leads to a page, and closes', { isQuick: true, width: 390 }, async (page) => {
    await page.visit(INTRO);
    await page.tap(MENU_BUTTON);
    await page.tap([`${MENU} a`, 'Change-log']);
    await hasTitle(page, 'Change-log');
    await page.seesNo(MENU);
    await page.tap(MENU_BUTTON);
    await page.tap([`${MENU} button`, 'Back to main menu']);
    await page.tap([`${MENU} a`, 'Blog']);
    await page.isAt(/\/blog\/$/);
  }),
  journey(
    'each page starts at its start, and the target of a link is focused and not covered',
    { isQuick: true },
    async (page) => {
      const start = '#__docusaurus > [role=region]';
      await page.visit(INTRO);
      await page.evaluate(() => {
        const { body } = document;
        const keep = () => (body.dataset.said ||= body.querySelector(':scope > [role=status]')?.textContent ?? '');
        // The page removes the text soon.
        new MutationObserver(keep).observe(body, { subtree: true, childList: true });
      });
      await page.click(['.navbar__link', 'Blog']);
      await hasTitle(page, 'Blog');
      await page.focuses(start);
      await page.until('the title is announced', () =>
        page.evaluate(() => document.body.dataset.said === document.title),
      );
      await page.evaluate(() => history.back());
      await hasTitle(page, 'Introduction');
      await page.focuses(start);
      await page.search('include_citations');
      await page.press('ArrowDown');
      await page.sees('[role=option][aria-selected=true]');
      await page.press('Enter');
      await page.isAt(/#request-include_citations$/);
      await page.focuses('#request-include_citations');
      await page.sees('article mark');
      const { bottom, top } = await page.evaluate(() => {
        const edges = (css: string) => document.querySelector(css)?.getBoundingClientRect();
        return { bottom: edges('.navbar')?.bottom ?? 0, top: edges('#request-include_citations')?.top ?? 0 };
      });
      if (top < bottom) throw new Error(`the navbar ends at ${bottom}, the row begins at ${top}`);
    },
  ),
  journey(
    'details open for a link into them, and tabs for the words of a search hit',
    { isQuick: true },
    async (page) => {
      await page.visit(PAGE_KINDS['change-log']);
      await page.evaluate(() => {
        const link = document.querySelector<HTMLElement>('main details:not([open]) a');
        if (link) link.id = 'inside';
        location.hash = '#inside';
      });
      await page.focuses('#inside');
      await page.visit(`${OPERATION}?_highlight=net%2Fhttp`);
      await page.sees(['main [role=tabpanel]:not([hidden]) mark', 'net/http']);
    },
  ),
  journey('a redirect keeps query and anchor', { isQuick: true }, async (page) => {
    await page.open(`/docs/${LATEST}/intro/?lang=typescript#the-envelope`);
    await page.isAt(/\/docs\/intro\/\?lang=typescript#the-envelope$/);
    await hasTitle(page, 'Introduction');
  }),
  journey('back and forward restore page and place', {}, async (page) => {
    await page.visit(METRIC);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page.until('the page is scrolled', () => page.evaluate(() => scrollY > 800));
    await page.click(CHANGE_LOG);
    await hasTitle(page, 'Change-log');
    await page.evaluate(() => history.back());
    await hasTitle(page, 'Faithfulness');
    await page.until('the place is restored', () => page.evaluate(() => scrollY > 600));
    await page.evaluate(() => history.forward());
    await hasTitle(page, 'Change-log');
    // Across documents, where an engine may restore the page from memory.
    await page.open(DESIGNED_KINDS.comparison);
    await page.evaluate(() => history.back());
    await hasTitle(page, 'Change-log');
    await page.hydrated();
    await page.click(THEME_BUTTON);
    await hasTheme(page, 'dark');
  }),
  journey(
    'back opens the page of its address, also before hydration',
    { conditions: { prelude: LATE_SCRIPTS } },
    async (page) => {
      await page.visit(INTRO);
      await page.click(CHANGE_LOG);
      await hasTitle(page, 'Change-log');
      await page.open(DESIGNED_KINDS.comparison);
      await page.evaluate(() => history.back());
      await hasTitle(page, 'Change-log');
      await page.evaluate(() => history.back());
      await hasTitle(page, 'Introduction');
      await page.hydrated();
      await hasTitle(page, 'Introduction');
    },
  ),
  journey(
    'a language is selected for all samples, and a sample is copied',
    { isForOldBrowsers: true },
    async (page) => {
      await page.visit(OPERATION);
      await page.click(['[role=tab]', 'Go']);
      await page.isAt(/\?lang=go$/);
      const { text } = await page.sees(['main [role=tabpanel] pre', 'package main']);
      await page.hover(['main [role=tabpanel] pre', 'package main']);
      await page.click('main [role=tabpanel]:not([hidden]) button[aria-label^="Copy"]');
      await page.pastes(text);
    },
  ),
  journey('a request is built, checked and copied', { isQuick: true }, async (page) => {
    await page.visit(OPERATION);
    await page.click(BUILDER_BUTTON);
    await page.focuses([`${BUILDER} h2`, 'Build a request']);
    await page.sees([`${BUILDER} [role=status]`, 'is valid']);
    await page.click(BUILDER_FIELD);
    await page.press('Control', 'a');
    await page.press('Backspace');
    await page.sees([`${BUILDER} [role=status]`, '1 problem']);
    await page.type('Typed in this engine?');
    await page.sees([`${BUILDER} [role=status]`, 'is valid']);
    const { text } = await page.sees([`${BUILDER} pre`, 'Typed in this engine?']);
    await page.click(`${BUILDER} button[aria-label^="Copy"]`);
    await page.press('Escape');
    await page.seesNo(BUILDER);
    await page.focuses(BUILDER_BUTTON);
    // Once more, with the keyboard alone.
    await page.press('Enter');
    await page.focuses([`${BUILDER} h2`, 'Build a request']);
    await page.tabTo(BUILDER_FIELD);
    await page.tabTo(`${BUILDER} button[aria-label^="Copy"]`);
    await page.press('Escape');
    await page.focuses(BUILDER_BUTTON);
    await page.pastes(text);
  }),
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

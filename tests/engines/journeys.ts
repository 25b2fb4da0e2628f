import { brand } from '../../brand.config';
import { DESIGNED_KINDS, PAGE_KINDS } from '../support/pages';
import { LATEST } from '../support/specifiedRoutes';
import type { EnginePage } from '../support/engines/enginePage';
import type { Journey } from '../support/engines/journey';
import { search } from '../support/engines/searchBox';
import * as at from '../support/engines/targets';
import { CHUNKS } from '../support/network';
import { WITHOUT_NEWER } from './oldestBrowsers';

const INTRO = PAGE_KINDS.intro;
const METRIC = PAGE_KINDS['metric page'];
const OPERATION = PAGE_KINDS['operation page'];

/** What browsers and React say of a script that did not load. */
const FAILED_SCRIPT =
  /ChunkLoadError|Loading chunk|Failed to load|failed: <(script|link)|NetworkError|source URI|did not load/;

/** What WebKit says of a script that it stopped loading, because the reader leaves the page. */
const STOPPED_LOAD = /^failed: <script/;

/** What they and Docusaurus say of storage that is blocked. */
const BLOCKED_STORAGE = /storage is not available|SecurityError|blocked/i;

/** Makes each access to the storage fail, as a browser that blocks it. */
const BLOCK_STORAGE = `for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });
}`;

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
  await page.sees([at.TITLE, expected]);
}

/** Leaves a page as soon as it asks for a script, and waits for the page that its reader wants. */
async function leaveWhileLoading(page: EnginePage, times: number): Promise<void> {
  await page.until('a script is requested', () =>
    Promise.resolve(page.site.requests.some((path) => /\.js$/.test(path))),
  );
  await page.evaluate(leave, times);
  await hasTitle(page, 'Change-log');
}

/** Runs in the page: applies the styles of print to the screen, which no engine but Chromium can be asked for. */
function applyPrintStyles(): void {
  const apply = (rules: CSSRuleList) => {
    for (const rule of Array.from(rules)) {
      if (rule instanceof CSSMediaRule) {
        const queries = rule.media.mediaText.replace(/\bscreen( and [^,]+)?/g, 'not all');
        rule.media.mediaText = queries.replace(/\bprint\b/g, 'all');
      }
      if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
    }
  };
  for (const sheet of Array.from(document.styleSheets)) apply(sheet.cssRules);
}

const FIRST_LOAD: Journey[] = [
  {
    title: 'a page opens with its text, hydrates, and leads on without a load',
    isQuick: true,
    run: async (page) => {
      await page.open(INTRO);
      await page.sees(at.TITLE);
      await page.hydrated();
      const loads = page.site.requests.filter((path) => path.endsWith('/')).length;
      await page.click(['.theme-doc-sidebar-menu a', 'Change-log']);
      await hasTitle(page, 'Change-log');
      const later = page.site.requests.filter((path) => path.endsWith('/')).length;
      if (later !== loads) throw new Error('following a link inside of the site loaded a document');
    },
  },
  {
    title: 'every kind of page hydrates without a message',
    run: async (page) => {
      for (const route of Object.values(DESIGNED_KINDS)) {
        await page.visit(route);
        await page.sees('h1');
      }
    },
    // Browsers report the status of the not-found page.
    expected: /404/,
  },
  {
    title: 'pages work without what the oldest supported browsers lack',
    conditions: { prelude: WITHOUT_NEWER },
    expected: /404/,
    run: async (page) => {
      for (const route of Object.values(DESIGNED_KINDS)) {
        await page.visit(route);
        await page.sees('h1');
      }
      await page.visit(METRIC);
      await page.click('.table-of-contents a');
      await page.isAt(/#/);
      await hasTitle(page, 'Faithfulness');
      await search(page, 'pii');
      await page.visit(PAGE_KINDS['metrics index']);
      await page.click('main input[type=search]');
      await page.type('toxicity');
      await page.sees(['main [role=status]', 'match']);
      await page.visit(OPERATION);
      await page.click(at.BUILDER_BUTTON);
      await page.sees([`${at.BUILDER} [role=status]`, 'is valid']);
    },
  },
];

const PREFERENCES: Journey[] = [
  {
    title: 'the theme is switched, and kept on other pages and after a reload',
    isQuick: true,
    run: async (page) => {
      await page.visit(INTRO);
      await page.click(at.THEME_BUTTON);
      await hasTheme(page, 'dark');
      await page.visit(PAGE_KINDS['blog index']);
      await hasTheme(page, 'dark');
      const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      if (scheme !== 'dark') throw new Error(`color-scheme is ${scheme}, so scrollbars and fields stay light`);
      await page.click(at.THEME_BUTTON);
      await hasTheme(page, 'light');
    },
  },
  {
    title: 'the announcement is closed, and stays away',
    isQuick: true,
    run: async (page) => {
      await page.visit(INTRO);
      await page.click([`${at.ANNOUNCEMENT} button`, '']);
      await page.seesNo(at.ANNOUNCEMENT);
      await page.visit(PAGE_KINDS['blog index']);
      await page.seesNo(at.ANNOUNCEMENT);
    },
  },
];

const SEARCH: Journey[] = [
  {
    title: 'search by keyboard leads from a suggestion to marked words',
    isQuick: true,
    run: async (page) => {
      await page.visit(INTRO);
      await search(page, 'reranker');
      await page.press('ArrowDown');
      await page.sees(at.ACTIVE_SUGGESTION);
      await page.press('Enter');
      await page.isAt(/_highlight=rerank/i);
      await page.sees('article mark');
      await page.seesNo(at.SUGGESTION);
    },
  },
  {
    title: 'search by touch covers the phone, and a suggestion opens its page',
    isQuick: true,
    width: 390,
    run: async (page) => {
      await page.visit(INTRO);
      await page.tap(at.SEARCH_OPENER);
      await page.focuses(at.SEARCH_FIELD);
      await page.type('toxicity');
      await page.tap([at.SUGGESTION, 'Toxicity']);
      await page.isAt(/toxicity\//);
      await page.seesNo(at.SEARCH_FIELD);
      await page.tap(at.SEARCH_OPENER);
      await page.tap(['button', 'Cancel']);
      await page.seesNo(at.SEARCH_FIELD);
    },
  },
  {
    title: 'Escape closes the suggestions and returns the focus',
    run: async (page) => {
      await page.visit(INTRO);
      await page.tabTo(['.theme-doc-sidebar-menu a', 'Change-log']);
      await search(page, 'pii');
      await page.press('Escape');
      await page.seesNo(at.SUGGESTION);
      await page.focuses(['.theme-doc-sidebar-menu a', 'Change-log']);
    },
  },
  {
    title: 'the search page shows results, and follows typing',
    isQuick: true,
    run: async (page) => {
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
    },
  },
];

const NAVIGATION: Journey[] = [
  {
    title: 'the version dropdown opens the same page in another version',
    isQuick: true,
    run: async (page) => {
      await page.visit(METRIC);
      await page.hover(at.VERSION_BUTTON);
      await page.click(['.navbar .dropdown__menu a', 'next']);
      await page.isAt(/\/docs\/next\/.*faithfulness\/$/);
      await hasTitle(page, 'Faithfulness');
      await page.sees([at.VERSION_BUTTON, 'next']);
    },
  },
  {
    title: 'the menu of a phone opens, leads to a page, and closes',
    isQuick: true,
    width: 390,
    run: async (page) => {
      await page.visit(INTRO);
      await page.tap(at.MENU_BUTTON);
      await page.tap([`${at.MENU} a`, 'Change-log']);
      await hasTitle(page, 'Change-log');
      await page.seesNo(at.MENU);
      await page.tap(at.MENU_BUTTON);
      await page.tap([`${at.MENU} button`, 'Back to main menu']);
      await page.tap([`${at.MENU} a`, 'Blog']);
      await page.isAt(/\/blog\/$/);
    },
  },
  {
    title: 'back and forward restore page and place',
    run: async (page) => {
      await page.visit(METRIC);
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await page.until('the page is scrolled', () => page.evaluate(() => scrollY > 800));
      await page.click(['.theme-doc-sidebar-menu a', 'Change-log']);
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
      await page.click(at.THEME_BUTTON);
      await hasTheme(page, 'dark');
    },
  },
  {
    title: 'back opens the page of its address, also before hydration',
    conditions: { prelude: LATE_SCRIPTS },
    run: async (page) => {
      await page.visit(INTRO);
      await page.click(['.theme-doc-sidebar-menu a', 'Change-log']);
      await hasTitle(page, 'Change-log');
      await page.open(DESIGNED_KINDS.comparison);
      await page.evaluate(() => history.back());
      await hasTitle(page, 'Change-log');
      await page.evaluate(() => history.back());
      await hasTitle(page, 'Introduction');
      await page.hydrated();
      await hasTitle(page, 'Introduction');
    },
  },
  {
    title: 'an unknown address suggests pages',
    run: async (page) => {
      await page.visit(METRIC.replace('faithfulness', 'faithfullness'));
      await page.click(['main section li a', 'Faithfulness']);
      await hasTitle(page, 'Faithfulness');
    },
    expected: /404/,
  },
  {
    title: 'a comparison opens, unfolds and searches',
    run: async (page) => {
      // Its passages that are the same in both versions are folded.
      await page.open(`/compare/${LATEST}...next/change-log/`);
      await page.sees('main ins, main del');
      await page.click('main details:not([open]) > summary');
      await page.sees('main details[open]');
      await page.click('input[type=search]');
      await page.type('allowlist');
      await page.press('Enter');
      await page.isAt(/\/search\/\?q=allowlist$/);
      await page.sees('main article a');
    },
  },
];

const REFERENCE: Journey[] = [
  {
    title: 'a language is selected for all samples, and a sample is copied',
    isQuick: true,
    run: async (page) => {
      await page.visit(OPERATION);
      await page.click(['[role=tab]', 'Go']);
      await page.isAt(/\?lang=go$/);
      const { text } = await page.sees(['main [role=tabpanel] pre', 'package main']);
      await page.hover(['main [role=tabpanel] pre', 'package main']);
      await page.click('main [role=tabpanel]:not([hidden]) button[aria-label^="Copy"]');
      await page.pastes(text);
    },
  },
  {
    title: 'another example is shown with its reply',
    run: async (page) => {
      await page.visit(OPERATION);
      const replies = () =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll<HTMLElement>('main [role=tabpanel]:not([hidden]) pre'))
            .map(({ textContent }) => textContent)
            .filter((text) => text?.includes('"success"'))
            .join('\n'),
        );
      const before = await replies();
      if (before === '') throw new Error('no reply is shown');
      const { name } = await page.sees('[role=tablist] [role=tab][aria-selected=false]:not(:first-child)');
      await page.click(['[role=tab]', name]);
      await page.until('another reply is shown', async () => !['', before].includes(await replies()));
      await page.until('the example is selected', () =>
        page.evaluate(
          (label) =>
            Array.from(document.querySelectorAll('[role=tab][aria-selected=true]')).some(
              ({ textContent }) => textContent === label,
            ),
          name,
        ),
      );
    },
  },
  {
    title: 'a request is built, checked and copied',
    isQuick: true,
    run: async (page) => {
      await page.visit(OPERATION);
      await page.click(at.BUILDER_BUTTON);
      await page.focuses([`${at.BUILDER} h2`, 'Build a request']);
      await page.sees([`${at.BUILDER} [role=status]`, 'is valid']);
      await page.click(at.BUILDER_FIELD);
      await page.press('Control', 'a');
      await page.press('Backspace');
      await page.sees([`${at.BUILDER} [role=status]`, '1 problem']);
      await page.type('Typed in this engine?');
      await page.sees([`${at.BUILDER} [role=status]`, 'is valid']);
      const { text } = await page.sees([`${at.BUILDER} pre`, 'Typed in this engine?']);
      await page.click(`${at.BUILDER} button[aria-label^="Copy"]`);
      await page.press('Escape');
      await page.seesNo(at.BUILDER);
      await page.focuses(at.BUILDER_BUTTON);
      await page.pastes(text);
    },
  },
  {
    title: 'the page is printed without its controls',
    conditions: { prelude: `window.print = () => document.documentElement.setAttribute('data-printed', 'true')` },
    run: async (page) => {
      await page.visit(METRIC);
      await page.click(['[role=group] button', 'Print']);
      await page.sees('html[data-printed]');
      const pdf = await page.driver.print?.();
      if (pdf && pdf.length < 20_000) throw new Error(`the printed page has only ${pdf.length} bytes`);
      await page.evaluate(applyPrintStyles);
      for (const control of ['.navbar', '[role=group] button', 'button[aria-label^="Copy"]', '.hash-link']) {
        await page.seesNo(control);
      }
      await page.seesNo('.theme-doc-sidebar-menu');
      await hasTitle(page, 'Faithfulness');
      await page.sees('main table');
      await page.sees('main pre');
    },
  },
];

const FAULTS: Journey[] = [
  {
    title: 'a reader who leaves while the scripts load gets where the link leads',
    expected: STOPPED_LOAD,
    run: async (page) => {
      for (const times of [1, 2]) {
        page.site.conditions = { ...page.site.conditions, delay: slowly };
        page.site.requests.length = 0;
        await page.open(INTRO);
        await leaveWhileLoading(page, times);
      }
    },
  },
  {
    title: 'a reader who leaves while another page loads gets where the last link leads',
    expected: STOPPED_LOAD,
    run: async (page) => {
      for (const times of [1, 2]) {
        page.site.conditions = { ...page.site.conditions, delay: () => 0 };
        await page.visit(INTRO);
        page.site.conditions = { ...page.site.conditions, delay: slowly };
        page.site.requests.length = 0;
        await page.evaluate((css) => document.querySelector<HTMLElement>(css)?.click(), at.VERSION_NEXT);
        await leaveWhileLoading(page, times);
      }
    },
  },
  {
    title: 'a first load whose scripts fail keeps the text, and Retry loads them',
    expected: FAILED_SCRIPT,
    run: async (page) => {
      page.site.conditions = { ...page.site.conditions, breaks: (path) => CHUNKS.test(path) };
      await page.open(INTRO);
      await page.until('the error is shown', async () => {
        await page.driver.move(5, 5);
        await page.driver.move(9, 5);
        return (await page.evaluate(() => document.querySelector('[role=alert]')?.textContent))?.includes(
          'did not load completely',
        );
      });
      await page.sees(at.TITLE);
      page.site.conditions = { ...page.site.conditions, breaks: () => false };
      await page.click(['[role=alert] button', 'Retry']);
      await page.hydrated();
      await page.seesNo('[role=alert]');
    },
  },
  {
    title: 'a reader whose connection breaks keeps the page, and searches when it is back',
    expected: FAILED_SCRIPT,
    run: async (page) => {
      await page.visit(INTRO);
      page.site.conditions = { ...page.site.conditions, breaks: () => true };
      await page.press('Control', 'k');
      await page.focuses(at.SEARCH_FIELD);
      await page.until('the search was requested', () =>
        Promise.resolve(page.site.requests.some((path) => path.includes('/search-panel.'))),
      );
      await page.press('Escape');
      await page.click(at.THEME_BUTTON);
      await hasTheme(page, 'dark');
      await page.sees(at.TITLE);
      page.site.conditions = { ...page.site.conditions, breaks: () => false };
      await search(page, 'pii');
      await page.press('Enter');
      await page.sees('main article a');
    },
  },
  {
    title: 'with blocked storage, theme, announcement and links work for this visit',
    conditions: { prelude: BLOCK_STORAGE },
    expected: BLOCKED_STORAGE,
    run: async (page) => {
      await page.visit(INTRO);
      await page.click(at.THEME_BUTTON);
      await hasTheme(page, 'dark');
      await page.click(`${at.ANNOUNCEMENT} button`);
      await page.seesNo(at.ANNOUNCEMENT);
      await page.click(['.theme-doc-sidebar-menu a', 'Change-log']);
      await hasTitle(page, 'Change-log');
    },
  },
  {
    title: 'with data saver, a page loads nothing that was not asked for',
    engines: ['chromium'],
    run: async (page) => {
      await page.driver.saveData?.();
      await page.open(INTRO);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      const chunks = page.site.requests.filter((path) => CHUNKS.test(path));
      if (chunks.length > 0) throw new Error(`with data saver, the page loaded ${chunks.join(', ')}`);
      await page.hydrated();
      await page.click(['.theme-doc-sidebar-menu a', 'Change-log']);
      await hasTitle(page, 'Change-log');
    },
  },
  {
    // Not the setting of the browser, which WebKit's driver does not offer: a policy forbids all scripts.
    title: 'without JavaScript, pages are complete and links and search fields work',
    conditions: { noScripts: true },
    expected: /script-src|Content.Security|policy/i,
    run: async (page) => {
      await page.open(METRIC);
      await hasTitle(page, 'Faithfulness');
      await page.sees('main pre');
      await page.sees('main table');
      await page.click(['.theme-doc-sidebar-menu a', 'Change-log']);
      await hasTitle(page, 'Change-log');
      // Firefox drops what is typed into a page that has just opened.
      await page.until('the query is in the field', async () => {
        await page.click(at.SEARCH_FIELD);
        await page.type('pii');
        return page.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value !== '', at.SEARCH_FIELD);
      });
      await page.press('Enter');
      await page.isAt(/\/search\/\?.*=pii/);
      await page.sees('h1');
      if (await page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true')) {
        throw new Error('scripts ran');
      }
    },
  },
];

const KEYBOARD: Journey[] = [
  {
    title: 'by keyboard: the skip link leads to the content, where a language is selected and its sample copied',
    run: async (page) => {
      await page.visit(METRIC);
      await page.tabTo(at.SKIP_LINK);
      await page.press('Enter');
      await page.tabTo('main [role=tablist] [role=tab][aria-selected=true]');
      await page.press('ArrowRight');
      await page.press('Enter');
      const { name } = await page.sees('main [role=tab][aria-selected=true]');
      if (name === 'cURL') throw new Error('the arrow key selected no other language');
      await page.tabTo('main [role=tabpanel]:not([hidden]) button[aria-label^="Copy"]');
      const { text } = await page.sees('main [role=tabpanel]:not([hidden]) pre');
      await page.press('Enter');
      await page.pastes(text);
    },
  },
  {
    title: 'by keyboard: the same page opens in another version, and back',
    run: async (page) => {
      await page.visit(METRIC);
      for (const [from, to, url] of [
        [LATEST, 'next', /\/docs\/next\/.*faithfulness\/$/],
        ['next', LATEST, new RegExp(`/docs/understanding-${brand.slug}-metrics/faithfulness/$`)],
      ] as const) {
        await page.tabTo([at.VERSION_BUTTON, from]);
        await page.press('Enter');
        await page.tabTo(['.navbar .dropdown__menu a', to]);
        await page.press('Enter');
        await page.isAt(url);
        await hasTitle(page, 'Faithfulness');
        await page.seesNo('.navbar .dropdown__menu a');
      }
    },
  },
  {
    title: 'by keyboard: a category of the sidebar opens and closes',
    run: async (page) => {
      await page.visit(INTRO);
      await page.tabTo('.theme-doc-sidebar-menu button.menu__caret[aria-label*="Security shields"]');
      await page.press('Enter');
      await page.sees(['.theme-doc-sidebar-menu a', 'Prompt shield']);
      await page.press('Enter');
      await page.seesNo(['.theme-doc-sidebar-menu a', 'Prompt shield']);
    },
  },
  {
    title: 'by keyboard: a request is built and copied, and Escape returns to its button',
    run: async (page) => {
      await page.visit(OPERATION);
      await page.tabTo(at.SKIP_LINK);
      await page.press('Enter');
      await page.tabTo(at.BUILDER_BUTTON);
      await page.press('Enter');
      await page.focuses([`${at.BUILDER} h2`, 'Build a request']);
      await page.tabTo(at.BUILDER_FIELD);
      await page.press('Control', 'a');
      await page.type('Typed without a mouse?');
      await page.sees([`${at.BUILDER} pre`, 'Typed without a mouse?']);
      await page.tabTo(`${at.BUILDER} button[aria-label^="Copy"]`);
      const { text } = await page.sees(`${at.BUILDER} pre`);
      await page.press('Enter');
      await page.press('Escape');
      await page.seesNo(at.BUILDER);
      await page.focuses(at.BUILDER_BUTTON);
      await page.pastes(text);
    },
  },
  {
    title: 'by keyboard: the menu of a narrow window opens, keeps the focus, and closes',
    width: 390,
    run: async (page) => {
      await page.visit(INTRO);
      await page.tabTo(at.MENU_BUTTON);
      await page.press('Enter');
      await page.focuses(`${at.MENU} .navbar-sidebar__close`);
      await page.press('Escape');
      await page.seesNo(at.MENU);
      await page.focuses(at.MENU_BUTTON);
      await page.press('Enter');
      await page.focuses(`${at.MENU} .navbar-sidebar__close`);
      await page.tabTo([`${at.MENU} a`, 'Change-log']);
      await page.press('Enter');
      await hasTitle(page, 'Change-log');
      await page.seesNo(at.MENU);
    },
  },
];

/** What readers do, from start to end. */
export const JOURNEYS: readonly Journey[] = [
  ...FIRST_LOAD,
  ...PREFERENCES,
  ...SEARCH,
  ...NAVIGATION,
  ...REFERENCE,
  ...FAULTS,
  ...KEYBOARD,
];

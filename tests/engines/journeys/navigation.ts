import { DESIGNED_KINDS, PAGE_KINDS } from '../../support/pages';
import { LATEST } from '../../support/specifiedRoutes';
import {
  CHANGE_LOG,
  hasTheme,
  hasTitle,
  INTRO,
  journey,
  METRIC,
  OPERATION,
  THEME_BUTTON,
  type Journey,
} from './journey';

const MENU_BUTTON = '.navbar__toggle';
const MENU = '.navbar-sidebar--show .navbar-sidebar';
const VERSION_BUTTON = '.navbar .dropdown__link, .navbar .dropdown > .navbar__link';
const VERSION_BUTTON_ONLY = '.navbar .dropdown > .navbar__link.site-version';

/** Pages wait for the reader before they load scripts, and no engine restores them from memory. */
const LATE_SCRIPTS = `Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
window.addEventListener('unload', () => undefined);`;

/** A reader goes from page to page, to a place on it, and back. */
export const NAVIGATION_JOURNEYS: readonly Journey[] = [
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
];

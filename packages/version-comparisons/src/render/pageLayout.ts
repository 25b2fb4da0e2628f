import type { SiteStorage } from '@docusaurus/types';
import { load } from 'cheerio';

import { LATER_STYLES, REPORT_ATTRIBUTE, reportUrl, type ReportedPage } from '@api-docs/kit';

import { navbarScript, toStaticNavbar } from './staticNavbar';

/** Elements that comparison pages have in their head, too. */
const SHARED_HEAD =
  'meta[charset], meta[name=viewport], link[rel=preload], link[rel=stylesheet], link[rel=icon], link[rel=apple-touch-icon]';

/**
 * Extracts the layout of a built page, without the parts that need the scripts of the site.
 *
 * @param storage where the site stores the color mode
 */
export function pageLayout(html: string, storage: SiteStorage) {
  const $ = load(html);
  const outerHtml = (selector: string) => $(selector).first().prop('outerHTML') ?? '';
  // Comparison pages lack the script that applies it, and the styles that are painted before.
  $(`[${LATER_STYLES}]`).removeAttr('media').removeAttr(LATER_STYLES);
  const nav = $('nav.navbar');
  toStaticNavbar($, nav);
  const skip = $('a[href^="#__docusaurus_skip"]');
  const report = $(`footer [${REPORT_ATTRIBUTE}]`);
  const { href: form, [REPORT_ATTRIBUTE]: commit } = report.attr() ?? {};
  const script = $('body > script').filter((_index, node) => $(node).text().includes('data-theme'));
  const head = $(SHARED_HEAD).toArray();
  const { lang = 'en', dir = 'ltr' } = $('html').attr() ?? {};
  return {
    /** Language and direction of its text. */
    language: { lang, dir },
    head: head.map((node) => $(node).prop('outerHTML')).join(''),
    /** SVG symbols, the script that sets the color mode, the skip link and the navbar. */
    before: `${outerHtml('body > svg')}<script>${script.text()}</script><script>${navbarScript(storage)}</script>${skip.parent().prop('outerHTML') ?? ''}${nav.prop('outerHTML') ?? ''}`,
    /** Returns the footer, in which the link that reports a problem is about a page. */
    footer: (page: ReportedPage): string => {
      if (form !== undefined) report.attr('href', reportUrl(form, { ...page, commit }));
      return outerHtml('footer.footer');
    },
    /** Target of the skip link. */
    mainId: skip.attr('href')?.slice(1) ?? 'content',
  };
}

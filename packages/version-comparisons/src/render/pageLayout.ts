import { load } from 'cheerio';

import { LATER_STYLES, REPORT_ATTRIBUTE, reportUrl, type ReportedPage } from '@api-docs/kit';

/** Elements that comparison pages have in their head, too. */
const SHARED_HEAD =
  'meta[charset], meta[name=viewport], link[rel=preload], link[rel=stylesheet], link[rel=icon], link[rel=apple-touch-icon]';

/** Focuses the search field with the key of the site's search box. */
const SEARCH_KEY = `addEventListener("keydown",function(e){var f=document.querySelector("nav input");if(f&&(e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault();f.focus()}})`;

/** Extracts the layout of a built page, without the parts that need scripts. Those left set the color mode and find the search. */
export function pageLayout(html: string) {
  const $ = load(html);
  const outerHtml = (selector: string) => $(selector).first().prop('outerHTML') ?? '';
  // Comparison pages lack the script that applies it, and the styles that are painted before.
  $(`[${LATER_STYLES}]`).removeAttr('media').removeAttr(LATER_STYLES);
  const nav = $('nav.navbar');
  // On phones the invisible search field covers this button, which serves as its icon.
  const searchIcon = nav
    .find('button:has(svg)')
    .filter((_index, button) => $(button).siblings('form[role="search"]').length > 0)
    .attr({ tabindex: '-1', 'aria-hidden': 'true' });
  // They only work with the scripts of the site, which comparison pages do not load.
  nav.find('button, .dropdown').not(searchIcon).remove();
  nav.find('[aria-current]').removeAttr('aria-current');
  nav.find('.navbar__link--active').removeClass('navbar__link--active');
  // On phones, the links of the navbar to pages of the site are in a menu that needs no script.
  const links = nav.find('a.navbar__link[href^="/"]').toArray();
  const items = links.map(
    (node) => `<li><a class="menu__link" href="${$(node).attr('href') ?? ''}">${$(node).html() ?? ''}</a></li>`,
  );
  const menu = `<details class="compare-menu"><summary>Menu</summary><ul class="clean-list">${items.join('')}</ul></details>`;
  nav.find('.navbar__items').first().prepend(menu);
  // Without scripts the search field is a plain input that opens the search page.
  const field = nav.find('input');
  for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls']) field.removeAttr(name);
  const skip = $('a[href^="#__docusaurus_skip"]');
  const report = $(`footer [${REPORT_ATTRIBUTE}]`);
  const { href: form, [REPORT_ATTRIBUTE]: commit } = report.attr() ?? {};
  const script = $('body > script').filter((_index, node) => $(node).text().includes('data-theme'));
  const head = $(SHARED_HEAD).toArray();
  return {
    head: head.map((node) => $(node).prop('outerHTML')).join(''),
    /** SVG symbols, the script that sets the color mode, the skip link and the navbar. */
    before: `${outerHtml('body > svg')}<script>${script.text()}</script><script>${SEARCH_KEY}</script>${skip.parent().prop('outerHTML') ?? ''}${nav.prop('outerHTML') ?? ''}`,
    /** Returns the footer, in which the link that reports a problem is about a page. */
    footer: (page: ReportedPage): string => {
      if (form !== undefined) report.attr('href', reportUrl(form, { ...page, commit }));
      return outerHtml('footer.footer');
    },
    /** Target of the skip link. */
    mainId: skip.attr('href')?.slice(1) ?? 'content',
  };
}

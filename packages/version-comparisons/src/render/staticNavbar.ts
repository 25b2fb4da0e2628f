import type { SiteStorage } from '@docusaurus/types';
import type { CheerioAPI } from 'cheerio';

type Navbar = ReturnType<CheerioAPI>;

/** Turns the menus into disclosures of HTML, which work without scripts. */
function unfoldMenus($: CheerioAPI, nav: Navbar): void {
  nav.find('.dropdown').each((_index, node) => {
    const menu = $(node);
    const label = menu.children('a').html() ?? '';
    const summary = $(`<summary class="navbar__link">${label}</summary>`);
    // One open menu closes the others.
    const details = $('<details name="navbar-menu">').attr('class', menu.attr('class') ?? null);
    details.removeClass('dropdown--hoverable').append(summary, menu.children('ul').removeAttr('id'));
    menu.replaceWith(details);
  });
}

/** On phones, the links of the navbar to pages of the site are in a menu, which the icon of the site's menu opens. */
function addPhoneMenu($: CheerioAPI, nav: Navbar): void {
  const toggle = nav.find('button.navbar__toggle');
  const summary = $('<summary class="navbar__toggle">').attr('aria-label', toggle.attr('aria-label') ?? 'Menu');
  summary.html(toggle.html() ?? 'Menu');
  toggle.remove();
  const links = nav
    .find('.navbar__items:not(.navbar__items--right)')
    .find('a.navbar__link[href^="/"], .dropdown__link[href^="/"]')
    .toArray();
  const items = links.map(
    (node) => `<li><a class="menu__link" href="${$(node).attr('href') ?? ''}">${$(node).html() ?? ''}</a></li>`,
  );
  const list = `<ul class="clean-list">${items.join('')}</ul>`;
  const menu = $('<details class="compare-menu" name="navbar-menu">').append(summary, list);
  nav.find('.navbar__items').first().prepend(menu);
}

/**
 * Makes the navbar of a built page work without the scripts of the site: its menus, on phones the menu of its links, the field of
 * the search, and the button for the color mode, for which {@link navbarScript} is needed.
 */
export function toStaticNavbar($: CheerioAPI, nav: Navbar): void {
  // On phones the invisible search field covers this button, which serves as its icon.
  const searchIcon = nav
    .find('button:has(svg)')
    .filter((_index, button) => $(button).siblings('form[role="search"]').length > 0)
    .attr({ tabindex: '-1', 'aria-hidden': 'true' });
  const colorMode = nav.find('[class*="colorModeToggle"] button').first();
  colorMode.removeAttr('disabled').attr('data-color-mode', '').addClass('with-js');
  nav.find('[aria-current]').removeAttr('aria-current');
  nav.find('.navbar__link--active').removeClass('navbar__link--active');
  unfoldMenus($, nav);
  addPhoneMenu($, nav);
  nav.find('button').not(searchIcon).not(colorMode).remove();
  // The search field is a plain input that opens the search page.
  const field = nav.find('input');
  for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls']) field.removeAttr(name);
  nav.find('form kbd').removeAttr('hidden').addClass('with-js');
}

/**
 * Returns the script of the navbar: the key of the search, which has its name on Macs, focuses the field, and the button switches
 * and stores the color mode.
 */
export function navbarScript({ type, namespace }: SiteStorage): string {
  const key = JSON.stringify(`theme${namespace}`).replaceAll('<', '\\u003c');
  return [
    'addEventListener("keydown",function(e){var f=document.querySelector("nav input");if(f&&(e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault();f.focus()}});',
    'addEventListener("DOMContentLoaded",function(){var k=document.querySelector("nav form kbd");if(k&&/mac/i.test(navigator.userAgent))k.textContent="⌘ K"});',
    'addEventListener("click",function(e){if(!e.target.closest("[data-color-mode]"))return;var r=document.documentElement,m=r.dataset.theme==="dark"?"light":"dark";',
    `r.dataset.theme=r.dataset.themeChoice=m;try{${type}.setItem(${key},m)}catch(x){}})`,
  ].join('');
}

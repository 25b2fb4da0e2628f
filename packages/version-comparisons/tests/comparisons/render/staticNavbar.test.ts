import { load } from 'cheerio';
import { expect, it } from 'vitest';

import { navbarScript, toStaticNavbar } from '../../../src/render/staticNavbar';

it('the navbar of a built page works without the scripts of the site', () => {
  const $ =
    load(`<nav class="navbar"><div class="navbar__items"><button class="navbar__toggle" aria-label="Open the menu"><svg></svg></button>
    <div class="navbar__item dropdown dropdown--hoverable"><a class="navbar__link" role="button" href="/docs/">v2</a><ul id="m" class="dropdown__menu"><li><a class="dropdown__link" href="/docs/v1/">v1</a></li></ul></div>
    <a class="navbar__link navbar__link--active" aria-current="page" href="/docs/intro/">Home</a></div>
    <div class="navbar__items navbar__items--right"><a class="navbar__link" href="https://sdk.test">SDK</a>
    <form role="search"><input><kbd hidden>Ctrl K</kbd></form>
    <div class="colorModeToggle_x"><button disabled>mode</button></div></div></nav>`);
  toStaticNavbar($, $('nav'));
  expect($('details.dropdown > summary').text()).toBe('v2');
  expect($('details.dropdown a').attr('href')).toBe('/docs/v1/');
  expect($('.compare-menu summary').attr('aria-label')).toBe('Open the menu');
  expect($('.compare-menu summary > svg')).toHaveLength(1);
  const inMenu = Array.from($('.compare-menu a'), (node) => $(node).text());
  expect(inMenu).toEqual(['v1', 'Home']);
  expect([$('button').length, $('button[data-color-mode]').attr('disabled')]).toEqual([1, undefined]);
  expect($('form kbd').attr()).not.toHaveProperty('hidden');
  expect($('[aria-current], .navbar__link--active')).toHaveLength(0);
});

it('the script stores the color mode where the site does', () => {
  expect(navbarScript({ type: 'localStorage', namespace: '-b7e' })).toContain('localStorage.setItem("theme-b7e",m)');
});

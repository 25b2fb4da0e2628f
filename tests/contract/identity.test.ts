import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import config from '../../docusaurus.config';
import { buildDir, builtFiles, builtPage } from '../support/builtSite';

/** Section 1 of the specification: the groups of the footer, each label with its address. */
const FOOTER = [
  { title: 'Docs', links: [['Tutorial', brand.links.tutorial]] },
  {
    title: 'Social',
    links: [
      ['Website', brand.links.website],
      ['LinkedIn', brand.links.linkedin],
      ['Twitter', brand.links.twitter],
      ['YouTube', brand.links.youtube],
    ],
  },
  {
    title: 'More',
    links: [
      ['GitHub', brand.links.github],
      ['Hugging Face', brand.links.huggingFace],
    ],
  },
];

/** Section 1 of the specification: what the navbar links to outside the site. */
const NAVBAR_EXTERNAL = [
  ['SDK docs', brand.links.sdkDocs],
  ['Developer portal', brand.links.developerPortal],
];

/** Examples: `Log in`, `sign-up`, `logout`, `Create an account`, `Forgot password?`. */
const ACCOUNT_CONTROL = /\b(?:log|sign)[ -]?(?:in|on|up|out|off)\b|\bcreate (?:an |your )?account\b|\bpassword\b/i;

/** Examples: `eyJhbGciOiJIUzI1NiJ9`, `sk-3f9a1c77d2`. */
const TOKEN = /\beyJ[\w-]{6,}|\bsk-[\w-]{6,}/;

const CONTROLS = 'a, button, summary, input, label, [role="button"], [role="link"], [role="menuitem"]';

interface Page {
  file: string;
  isRedirect: boolean;
  lang: string | undefined;
  alternateLanguages: (string | undefined)[];
  footer: typeof FOOTER;
  copyright: string;
  navbarExternal: string[][];
  /** Elements that take or send data about a person. */
  forms: number;
  accountControls: string[];
}

function linksIn($: CheerioAPI, selector: string, context?: Parameters<CheerioAPI>[1]): string[][] {
  return $(selector, context)
    .toArray()
    .map((link) => [$(link).text().trim(), $(link).attr('href') ?? '']);
}

/** All words by which a reader could take an element for a control. */
function wordsOf($: CheerioAPI, selector: string): string[] {
  const attributes = ['aria-label', 'title', 'placeholder', 'value', 'href'];
  return $(selector)
    .toArray()
    .map((control) => [$(control).text(), ...attributes.map((name) => $(control).attr(name) ?? '')].join(' ').trim());
}

function readPage(file: string): Page {
  const $ = load(readFileSync(path.join(buildDir, file), 'utf8'), { scriptingEnabled: false });
  return {
    file,
    isRedirect: $('meta[http-equiv="refresh"]').length > 0,
    lang: $('html').attr('lang'),
    alternateLanguages: $('link[rel="alternate"][hreflang]')
      .toArray()
      .map((link) => $(link).attr('hreflang')),
    footer: $('.theme-layout-footer-column')
      .toArray()
      .map((column) => ({
        title: $(column).find('.footer__title').text(),
        links: linksIn($, 'a', column),
      })),
    copyright: $('footer .footer__copyright').text(),
    navbarExternal: linksIn($, 'nav.navbar a[href^="http"]'),
    forms: $('form:not([role="search"]), input[type="password"], input[type="email"], [autocomplete~="username"]')
      .length,
    accountControls: wordsOf($, CONTROLS).filter((words) => ACCOUNT_CONTROL.test(words)),
  };
}

const pages = builtFiles()
  .filter((file) => file.endsWith('.html'))
  .map(readPage);
const themed = pages.filter(({ isRedirect }) => !isRedirect);

/** Files of the pages that break a rule. */
function breaking(rule: (page: Page) => boolean, of: readonly Page[] = pages): string[] {
  return of.filter((page) => !rule(page)).map(({ file }) => file);
}

/** Whether two values print the same. */
function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

describe('the identity of the site', () => {
  it('is read from all pages', () => {
    expect(themed.length).toBeGreaterThan(200);
    expect(themed.map(({ file }) => file)).toContain('404.html');
  });

  it('has the name of the provider as its title', () => {
    expect(config.title).toBe(brand.provider);
    const { $, title } = builtPage('/');
    expect(title).toContain(brand.provider);
    expect($('nav .navbar__title').first().text()).toBe(brand.provider);
  });

  it('has the tagline, in the configuration and on the home page', () => {
    expect(brand.tagline).toBe('AI Trust. Simplified.');
    expect(config.tagline).toBe(brand.tagline);
    expect(builtPage('/').$('main').text()).toContain(brand.tagline);
  });
});

describe('the frame of every page', () => {
  it('has a footer with the specified groups, labels and addresses', () => {
    expect(pages.find(({ file }) => file === 'index.html')?.footer).toEqual(FOOTER);
    expect(breaking(({ footer }) => same(footer, FOOTER), themed)).toEqual([]);
  });

  it('has a navbar that links to the SDK docs, the developer portal and nothing else outside', () => {
    expect(pages.find(({ file }) => file === 'index.html')?.navbarExternal).toEqual(NAVBAR_EXTERNAL);
    expect(breaking(({ navbarExternal }) => same(navbarExternal, NAVBAR_EXTERNAL), themed)).toEqual([]);
  });

  it('shows the copyright year 2025 and the provider', () => {
    expect(brand.copyrightYear).toBe(2025);
    const shown = `© ${brand.copyrightYear} ${brand.provider}`;
    expect(breaking(({ copyright }) => copyright.includes(shown), themed)).toEqual([]);
    expect(breaking(({ copyright }) => same(copyright.match(/\b\d{4}\b/g), ['2025']), themed)).toEqual([]);
  });
});

describe('the language', () => {
  it('is English on every page, redirects included', () => {
    expect(breaking(({ lang }) => lang === 'en')).toEqual([]);
  });

  it('is the only one: pages name no alternate in another', () => {
    const inApp = themed.filter(({ file }) => !file.startsWith('compare/'));
    expect(breaking((page) => same(page.alternateLanguages, ['en', 'x-default']), inApp)).toEqual([]);
  });

  it('is the only entry of the language dropdown', () => {
    const { $ } = builtPage('/');
    const entries = $('nav .dropdown__menu a[lang]').toArray();
    expect(entries.map((entry) => [$(entry).text(), $(entry).attr('lang')])).toEqual([['English', 'en']]);
  });
});

describe('a site without accounts', () => {
  it('has no form but the search, and no field for a password, an email address or a user name', () => {
    expect(breaking(({ forms }) => forms === 0)).toEqual([]);
  });

  it('has no control to log in, sign up or leave', () => {
    expect(pages.flatMap(({ file, accountControls }) => accountControls.map((words) => `${file} -> ${words}`))).toEqual(
      [],
    );
  });

  it('publishes no API key and nothing that looks like one, in pages, scripts or feeds', () => {
    const published = builtFiles().filter((file) => /\.(?:html|js|json|xml|txt|ya?ml)$/.test(file));
    expect(published.length).toBeGreaterThan(pages.length);
    const leaks = published.flatMap((file) => {
      const found = TOKEN.exec(readFileSync(path.join(buildDir, file), 'utf8'));
      return found ? [`${file} -> ${found[0]}`] : [];
    });
    expect(leaks).toEqual([]);
  });

  it.each([
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
    'Bearer eyJhbGciOiJIUzI1NiJ9',
    'api_key = "sk-3f9a1c77d2"',
    '<code>sk-live-0000</code>',
  ])('would see the key in %s', (text) => {
    expect(TOKEN.test(text)).toBe(true);
  });

  it.each(['Log in', 'LOGIN', 'Sign-up', 'Sign out', '/account/signin', 'Create an account', 'Forgot password?'])(
    'would see the control %s',
    (words) => {
      expect(ACCOUNT_CONTROL.test(words)).toBe(true);
    },
  );

  it.each(['Account settings', 'Register a language model', 'Catalog in the portal', 'Read the change-log'])(
    'takes %s for a subject of the docs',
    (words) => {
      expect(ACCOUNT_CONTROL.test(words)).toBe(false);
    },
  );
});

import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import createConfig from '../../docusaurus.config';
import { attributesOf, builtFiles, builtPage, builtText, htmlFiles, textsOf } from '../support/builtSite';
import { V3_FOLDER } from '../support/specifiedRoutes';

/** Link groups of the footer, from section 1 of the specification. */
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

/** External links of the navbar, from section 1 of the specification. */
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
  alternateLanguages: string[];
  footer: typeof FOOTER;
  copyright: string;
  navbarExternal: string[][];
  /** Number of forms and fields that take personal data. */
  forms: number;
  accountControls: string[];
}

function linksIn($: CheerioAPI, selector: string, context?: Parameters<CheerioAPI>[1]): string[][] {
  return $(selector, context)
    .toArray()
    .map((link) => [$(link).text().trim(), $(link).attr('href') ?? '']);
}

/** Returns text and labels of each control. */
function labelsOf($: CheerioAPI, selector: string): string[] {
  const attributes = ['aria-label', 'title', 'placeholder', 'value', 'href'];
  return $(selector)
    .toArray()
    .map((control) => [$(control).text(), ...attributes.map((name) => $(control).attr(name) ?? '')].join(' ').trim());
}

function readPage(file: string): Page {
  const { $ } = builtPage(file);
  return {
    file,
    isRedirect: $('meta[http-equiv="refresh"]').length > 0,
    lang: $('html').attr('lang'),
    alternateLanguages: attributesOf($, 'link[rel="alternate"][hreflang]', 'hreflang'),
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
    accountControls: labelsOf($, CONTROLS).filter((label) => ACCOUNT_CONTROL.test(label)),
  };
}

const pages = htmlFiles().map(readPage);
const themed = pages.filter(({ isRedirect }) => !isRedirect);

/** Returns the files of the pages that break a rule. */
function breaking(rule: (page: Page) => boolean, of: readonly Page[] = pages): string[] {
  return of.filter((page) => !rule(page)).map(({ file }) => file);
}

/** Compares a value of a page with the expected one. */
function same(actual: unknown, expected: unknown): boolean {
  return JSON.stringify(actual) === JSON.stringify(expected);
}

describe('the home page', () => {
  const { $, title } = builtPage('/');
  const config = createConfig();

  it('has the name of the provider in its title and in the navbar', () => {
    expect(config.title).toBe(brand.provider);
    expect(title).toContain(brand.provider);
    expect($('nav .navbar__title').first().text()).toBe(brand.provider);
  });

  it('has the tagline', () => {
    expect(brand.tagline).toBe('AI Trust. Simplified.');
    expect(config.tagline).toBe(brand.tagline);
    expect($('main').text()).toContain(brand.tagline);
  });

  it('has English as the only entry of the language dropdown', () => {
    const entries = $('nav .dropdown__menu a[lang]').toArray();
    expect(entries.map((entry) => [$(entry).text(), $(entry).attr('lang')])).toEqual([['English', 'en']]);
  });
});

describe('every page', () => {
  it('has a footer with the specified groups and links', () => {
    expect(pages.find(({ file }) => file === 'index.html')?.footer).toEqual(FOOTER);
    expect(breaking(({ footer }) => same(footer, FOOTER), themed)).toEqual([]);
  });

  it('has a navbar with the specified external links', () => {
    expect(pages.find(({ file }) => file === 'index.html')?.navbarExternal).toEqual(NAVBAR_EXTERNAL);
    expect(breaking(({ navbarExternal }) => same(navbarExternal, NAVBAR_EXTERNAL), themed)).toEqual([]);
  });

  it('shows the copyright year 2025 and the provider', () => {
    expect(brand.copyrightYear).toBe(2025);
    const shown = `© ${brand.copyrightYear} ${brand.provider}`;
    expect(breaking(({ copyright }) => copyright.includes(shown), themed)).toEqual([]);
    expect(breaking(({ copyright }) => same(copyright.match(/\b\d{4}\b/g), ['2025']), themed)).toEqual([]);
  });

  it('is in English and has no alternate in another language', () => {
    expect(breaking(({ lang }) => lang === 'en')).toEqual([]);
    const inApp = themed.filter(({ file }) => !file.startsWith('compare/'));
    expect(breaking((page) => same(page.alternateLanguages, ['en', 'x-default']), inApp)).toEqual([]);
  });

  it('has no form except the search, and no field for personal data', () => {
    expect(breaking(({ forms }) => forms === 0)).toEqual([]);
  });

  it('has no control to log in, sign up or log out', () => {
    const found = pages.flatMap(({ file, accountControls }) => accountControls.map((label) => `${file}: ${label}`));
    expect(found).toEqual([]);
  });
});

describe('the links to the previous and the next page', () => {
  it.each([
    [
      'add the category to a label that occurs twice',
      '/docs/quickstart-portal/account_settings/',
      'Introduction · Quickstart portal',
    ],
    ['mark a page about the legacy API', `/docs/${V3_FOLDER}/answer_relevancy/`, 'Adherence (legacy)'],
    ['leave a unique label unchanged', '/docs/security-shields/mcp-shield/', expect.stringMatching(/^[^·]+$/)],
  ])('%s', (_what, route, label) => {
    expect(textsOf(builtPage(route).$, '.pagination-nav__label')[0]).toEqual(label);
  });
});

describe('the published files', () => {
  it('have no API key', () => {
    const published = builtFiles().filter((file) => /\.(?:html|js|json|xml|txt|ya?ml)$/.test(file));
    expect(published.filter((file) => TOKEN.test(builtText(file)))).toEqual([]);
  });
});

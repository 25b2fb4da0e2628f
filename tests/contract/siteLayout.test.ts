import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { versionPath } from '@api-docs/kit/docsVersions';

import { brand } from '../../brand.config';
import createConfig from '../../docusaurus.config';
import { attributesOf, builtFiles, builtPage, builtText, htmlFiles, textsOf } from '../support/builtSite';
import { LATEST, METRICS_FOLDER, V3_FOLDER, VERSIONS } from '../support/specifiedRoutes';

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

function linksIn($: CheerioAPI, selector: string, context?: Parameters<CheerioAPI>[1]): string[][] {
  return $(selector, context)
    .toArray()
    .map((link) => [$(link).text().trim(), $(link).attr('href') ?? '']);
}

function footerOf($: CheerioAPI) {
  return $('.theme-layout-footer-column')
    .toArray()
    .map((column) => ({ title: $(column).find('.footer__title').text(), links: linksIn($, 'a', column) }));
}

/** Returns text and labels of each control. */
function labelsOf($: CheerioAPI, selector: string): string[] {
  const attributes = ['aria-label', 'title', 'placeholder', 'value', 'href'];
  return $(selector)
    .toArray()
    .map((control) => [$(control).text(), ...attributes.map((name) => $(control).attr(name) ?? '')].join(' ').trim());
}

const pages = htmlFiles().map((file) => ({ file, $: builtPage(file).$ }));
const themed = pages.filter(({ $ }) => $('meta[http-equiv="refresh"]').length === 0);

/** Returns the files of the pages whose value differs from the expected one. */
function different(expected: unknown, valueOf: ($: CheerioAPI) => unknown, of = pages): string[] {
  const json = JSON.stringify(expected);
  return of.filter(({ $ }) => JSON.stringify(valueOf($)) !== json).map(({ file }) => file);
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

describe('the version dropdown', () => {
  /** The only version whose metric pages are about the legacy API. */
  const LEGACY = 'v3.3.0';
  const v3 = `${V3_FOLDER}/summarization/`;
  const legacy = `${METRICS_FOLDER}/summarization/`;

  it.each<string[]>([
    ['keeps a category page', 'docs/category/quickstart-portal/', 'category/quickstart-portal/'],
    ['links to the path before a move, and says so', `docs/${v3}`, v3, legacy],
    ['links to the path after a move, and says so', `docs/${LEGACY}/${legacy}`, v3, legacy],
    ...['', 'docs/api/', 'blog/', '404.html'].map((page) => [`links to start pages from /${page}`, page, '']),
  ])('%s', (_what, page = '', path = '', legacyPath = path) => {
    if (!VERSIONS.includes(LEGACY) && page.includes(LEGACY)) return;
    const expected = VERSIONS.map((version) => {
      const isMoved = legacyPath !== path && (version === LEGACY) !== page.includes(LEGACY);
      const link = brand.basePath + versionPath(version, LATEST) + (version === LEGACY ? legacyPath : path);
      return [isMoved ? `${version} · nearest page` : version, link];
    });
    expect(linksIn(builtPage(page).$, '.navbar .dropdown:not(:has(a[lang])) .dropdown__menu a')).toEqual(expected);
  });
});

describe('every page', () => {
  it('has a footer with the specified groups and links', () => {
    expect(footerOf(builtPage('/').$)).toEqual(FOOTER);
    expect(different(FOOTER, footerOf, themed)).toEqual([]);
  });

  it('has a navbar with the specified external links', () => {
    const externalLinks = ($: CheerioAPI) => linksIn($, 'nav.navbar a[href^="http"]');
    expect(externalLinks(builtPage('/').$)).toEqual(NAVBAR_EXTERNAL);
    expect(different(NAVBAR_EXTERNAL, externalLinks, themed)).toEqual([]);
  });

  it('shows the copyright year 2025 and the provider', () => {
    expect(brand.copyrightYear).toBe(2025);
    const copyright = ($: CheerioAPI) => $('footer .footer__copyright').text();
    expect(different(true, ($) => copyright($).includes(`© 2025 ${brand.provider}`), themed)).toEqual([]);
    expect(different(['2025'], ($) => copyright($).match(/\b\d{4}\b/g), themed)).toEqual([]);
  });

  it('is in English and has no alternate in another language', () => {
    expect(different('en', ($) => $('html').attr('lang'))).toEqual([]);
    const inApp = themed.filter(({ file }) => !file.startsWith('compare/'));
    const alternates = ($: CheerioAPI) => attributesOf($, 'link[rel="alternate"][hreflang]', 'hreflang');
    expect(different(['en', 'x-default'], alternates, inApp)).toEqual([]);
  });

  it('has no form except the search, and no field for personal data', () => {
    const FORMS = 'form:not([role="search"]), input[type="password"], input[type="email"], [autocomplete~="username"]';
    expect(different(0, ($) => $(FORMS).length)).toEqual([]);
  });

  it('has no control to log in, sign up or log out', () => {
    const accountControls = ($: CheerioAPI) => labelsOf($, CONTROLS).filter((label) => ACCOUNT_CONTROL.test(label));
    expect(different([], accountControls)).toEqual([]);
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

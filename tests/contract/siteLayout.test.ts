import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { docsVersions, versionOfPage, versionPath } from '@api-docs/kit/versions/docsVersions';
import { listFiles } from '@api-docs/kit/files/paths';
import { readMovedPages } from '@api-docs/version-comparisons/moved-pages/movedPages';

import { brand } from '../../brand.config';
import { brandFiller } from '../../plugins/content/brand';
import { headCommit } from '../../plugins/lib/git';
import { projectDir } from '../../scripts/lib/run';
import versions from '../../versions.json';
import createConfig from '../../docusaurus.config';
import { attributesOf, builtFiles, builtPage, builtText, htmlFiles, siteUrl, textsOf } from '../support/builtSite';
import { LATEST, METRICS_FOLDER, RETIRED, SPECIFIED_ROUTES, V3_FOLDER, VERSIONS } from '../support/specifiedRoutes';

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

it.each([
  ['/docs/quickstart-portal/account_settings/', 'Introduction to the portal'],
  [`/docs/${V3_FOLDER}/answer_relevancy/`, 'Adherence (legacy)'],
  ['/docs/security-shields/mcp-shield/', expect.stringMatching(/^[^·]+$/)],
])('the link to the previous page of %s is clear without the sidebar: %s', (route, label) => {
  expect(textsOf(builtPage(route).$, '.pagination-nav__label')[0]).toEqual(label);
});

it('a heading of the sidebar stands above the page that has it in its front matter', () => {
  const folder = path.join(projectDir, 'docs/understanding-brand-metrics');
  const expected = listFiles(folder).flatMap((file) => {
    const [, heading] =
      /^sidebar_custom_props: \{ ?heading: (.+?) ?\}$/m.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    return heading === undefined ? [] : [`${heading}: ${path.basename(file, '.mdx')}`];
  });
  const { $ } = builtPage(`/docs/next/${METRICS_FOLDER}/`);
  const shown = $('.theme-doc-sidebar-menu li:has(> strong)')
    .toArray()
    .map((item) => `${$(item).text()}: ${path.basename($(item).next().find('a').attr('href') ?? '')}`);
  expect(shown.sort()).toEqual(expected.sort());
});

describe('the docs versions', () => {
  it('that the specification names are released or retired', () => {
    const { retired } = readMovedPages(projectDir, { fillIn: brandFiller(brand), versions });
    expect(retired.map(({ version }) => version)).toEqual(expect.arrayContaining(RETIRED));
  });

  it.each(VERSIONS)('%s is named in the version dropdown of its pages', (version) => {
    const { $ } = builtPage(version === LATEST ? '/docs/' : `/docs/${version}/`);
    expect($('nav .dropdown:not(:has(a[lang])) > a').text()).toBe(version);
    expect($('meta[name="docusaurus_version"]').attr('content')).toBe(version === 'next' ? 'current' : version);
  });
});

// A page can choose other levels in its front matter.
it('the table of contents lists headings of level 2 and 3 by default', () => {
  const levels = SPECIFIED_ROUTES.flatMap((route) => {
    const { $ } = builtPage(route);
    const ids = attributesOf($, '.table-of-contents a', 'href').map((href) => href.slice(1));
    return ids.map((id) => $(`[id="${id}"]`).prop('tagName'));
  });
  expect([...new Set(levels)].sort()).toEqual(['H2', 'H3']);
});

describe('the link that reports a problem', () => {
  const [commit = ''] = attributesOf(builtPage('/').$, 'a[data-report]', 'data-report');

  /** Returns what the link of a page fills in. */
  const expected = (file: string) => {
    const page = file === '404.html' ? '404' : file.replace(/index\.html$/, '');
    const version = page.startsWith('compare/')
      ? page.split('/')[1]?.replace('...', ' and ')
      : versionOfPage(page, docsVersions(versions));
    const lines = [`Page: ${siteUrl}${page}`, version && `Docs version: ${version}`, commit && `Commit: ${commit}`];
    const body = `${lines.filter(Boolean).join('\n')}\n\n`;
    return ['Report a problem', brand.links.issues, `Problem on ${brand.basePath}${page}`, body];
  };

  it('is on every page once, with the page, its version and the commit', () => {
    // The build may be older than the current commit.
    expect(commit).toMatch(headCommit(projectDir) === undefined ? /^$/ : /^[\da-f]{10}$/);
    for (const { file, $ } of themed) {
      const links = $('a[data-report]')
        .toArray()
        .map((link) => {
          const { origin, pathname, searchParams } = new URL($(link).attr('href') ?? '');
          return [$(link).text(), origin + pathname, ...searchParams.values()];
        });
      expect(links, file).toEqual([expected(file)]);
    }
  });

  it('is in no Markdown version', () => {
    const markdown = builtFiles().filter((file) => /\.(?:md|txt)$/.test(file));
    expect(markdown).toContain('docs/intro.md');
    expect(markdown.filter((file) => builtText(file).includes(brand.links.issues))).toEqual([]);
  });
});

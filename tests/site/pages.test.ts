/** Checks of a built site that fit any content. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { markdownPath, PAGES_WITHOUT_MARKDOWN } from '@api-docs/kit/urls/markdownPath';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api/facts/apiFiles';
import { ROUTE_LIST } from '../../plugins/output/writeRouteList';
import { projectDir } from '../../scripts/lib/run';
import versions from '../../versions.json';
import { WrittenDocument } from '../support/independentReader';
import { buildDir, builtPage, builtText, htmlFiles, normalizeSpace } from '../support/builtSite';
import { brokenLinks } from '../support/linkCheck';
import { readIndex } from '../support/siteSearch';

const routes = (JSON.parse(readFileSync(path.join(projectDir, ROUTE_LIST), 'utf8')) as string[]).filter(
  (route) => route !== '/404.html',
);

/** Lists of other pages, which need no description, and which the search leaves out. */
const LISTS = /^\/(?:search|blog\/archive|(?:blog|docs(?:\/[^/]+)?)\/(?:tags|authors).*)\/$/;

describe('the site', () => {
  it('has a title, one heading and a description on every page', () => {
    const wrong = routes.filter((route) => {
      const { $, title, headings } = builtPage(route);
      const isDescribed = LISTS.test(route) || /\S/.test($('meta[name=description]').attr('content') ?? '');
      return title === '' || headings.length !== 1 || !isDescribed;
    });
    expect(wrong).toEqual([]);
  });

  it('has a Markdown version of every page', () => {
    const pages = routes.map((route) => route.slice(1)).filter((page) => !PAGES_WITHOUT_MARKDOWN.includes(page));
    expect(pages.filter((page) => !existsSync(path.join(buildDir, markdownPath(page))))).toEqual([]);
  });

  it('finds every page of the latest docs', () => {
    const latest = versions[0] ?? 'next';
    const { pages } = readIndex(buildDir, latest);
    const found = new Set(pages.map((page) => `/${page.path}`));
    const others = ['next', ...versions].filter((version) => version !== latest);
    const isOther = (route: string) => others.some((version) => route.startsWith(`/docs/${version}/`));
    const lost = routes.filter((route) => !found.has(route) && !LISTS.test(route) && !isOther(route));
    // Search leaves out unlisted pages, too.
    expect(lost.filter((route) => builtPage(route).$('.theme-unlisted-banner').length === 0)).toEqual([]);
  });

  it('has no broken link, anchor or image', () => {
    expect(htmlFiles().flatMap((file) => brokenLinks(file))).toEqual([]);
  });
});

describe('the reference', () => {
  const document = new WrittenDocument(path.join(projectDir, API_FILE));
  const { operations } = openApiFiles(projectDir, brand).facts(API_FILE);

  it('has a page of every operation, with all names that the OpenAPI file has for it', () => {
    const missing = document.operations().flatMap((written) => {
      const { method, path: apiPath } = written;
      const at = `${method} ${apiPath}`;
      const slug = operations.find((one) => one.method === method && one.path === apiPath)?.slug;
      if (slug === undefined) return [at];
      const html = normalizeSpace(builtPage(`/docs/api${slug}/`).$('main').text());
      const markdown = builtText(markdownPath(`docs/api${slug}/`));
      return document
        .namesOf(written)
        .flatMap((name) => [
          ...(html.includes(normalizeSpace(name)) ? [] : [`${at}: page without ${name}`]),
          ...(markdown.includes(name) ? [] : [`${at}: Markdown without ${name}`]),
        ]);
    });
    expect(missing).toEqual([]);
  });
});

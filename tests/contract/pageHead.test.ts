import { describe, expect, it } from 'vitest';

import { BANNER_ID } from '@api-docs/finished-pages/hydration';

import { sitePolicy } from '../../scripts/deploy/headers/securityHeaders';
import { builtPage, builtText, htmlFiles, siteUrl } from '../support/builtSite';
import { routerPages } from '../support/pages';

describe('the content security policy', () => {
  const pages = htmlFiles().map(builtText);

  it('is on each page, without unsafe-inline or unsafe-eval', () => {
    const policies = pages.map(
      (page) => /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page)?.[1],
    );
    expect(policies).not.toEqual([]);
    expect(policies.filter((policy) => !policy || /unsafe-(?:inline|eval)/.test(policy))).toEqual([]);
  });

  // Cloudflare accepts lines of 2,000 characters.
  it('of the whole site is at most 1,500 characters long', () => {
    expect(sitePolicy(pages).length).toBeLessThanOrEqual(1_500);
  });
});

it('the base-URL banner precedes the stylesheets and scripts of every page', () => {
  const wrong = [...routerPages(), '404.html'].filter((route) => {
    const { $ } = builtPage(route);
    const parts = $('head > :is(script:not([type$=json]), link[rel=stylesheet])').toArray();
    const banner = parts.findIndex((part) => $(part).text().includes(BANNER_ID));
    return banner < 0 || parts.findIndex((part) => $(part).is('[src], [href]')) <= banner;
  });
  expect(wrong).toEqual([]);
});

it('the alternate link, which printed pages show, has the URL of every page', () => {
  const urlOf = (route: string) => builtPage(route).$('head link[hreflang=x-default]').attr('href');
  expect(routerPages().map(urlOf)).toEqual(routerPages().map((route) => siteUrl + route.slice(1)));
});

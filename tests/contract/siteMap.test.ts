import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';

import { builtPage, builtText, siteUrl } from '../support/builtSite';

it('the site map has the date of each docs page, as the page shows it', () => {
  const parser = new XMLParser({ isArray: (name) => name === 'url' });
  const { urlset } = parser.parse(builtText('sitemap.xml')) as { urlset: { url: { loc: string; lastmod?: string }[] } };
  const docs = urlset.url.filter(({ loc }) => loc.startsWith(`${siteUrl}docs/`));
  expect(docs.length).toBeGreaterThan(50);
  const wrong = docs.flatMap(({ loc, lastmod }) => {
    const shown = builtPage(loc.replace(siteUrl, '/')).$('main header time').attr('datetime')?.slice(0, 10);
    return shown === lastmod ? [] : [`${loc}: ${lastmod ?? 'no date'}, but the page shows ${shown ?? 'no date'}`];
  });
  expect(wrong).toEqual([]);
});

import { expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { htmlFiles } from '../support/builtSite';
import { brokenLinks, linkedPage } from '../support/linkCheck';

it('no page has a duplicate id', () => {
  const twice = htmlFiles().flatMap((file) => {
    const { ids } = linkedPage(file);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${file}: #${id}`);
  });
  expect(twice).toEqual([]);
});

// `site/pages` checks the links of all pages.
it.each([
  ['<a href="gone/">', 'does not exist'],
  [`<a href="${brand.basePath}docs/intro">`, 'does not exist'],
  ['<a href="http://[">', 'is malformed'],
  [`<a href="${brand.basePath}docs/intro/#none">`, 'is no anchor of its page'],
  ['<a href="#none">', 'is no anchor of its page'],
  [`<img srcset="${brand.basePath}favicon.ico 1x, no.png 2x">`, 'does not exist'],
  ['<noscript><img src="no.png"></noscript>', 'does not exist'],
  ['<a href="/docs/intro/">', 'is outside of the base path'],
])('%s %s', (html, fault) => {
  expect(brokenLinks('probe.html', html)).toEqual([expect.stringContaining(fault)]);
});

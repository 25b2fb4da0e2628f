import { expect, it } from 'vitest';

import type { Brand } from '../../../brand.config';
import { checkAddress } from '../../../scripts/checkAddress';

const site = { siteUrl: 'https://docs.example', basePath: '/guide/' } as unknown as Brand;

it.each(['https://docs.example/guide', 'https://docs.example/guide/', 'http://docs.example/guide'])(
  'a site may be served at %s',
  (address) => {
    expect(() => checkAddress(address, site)).not.toThrow();
  },
);

it.each(['https://owner.github.example/guide/', 'https://docs.example/', 'https://docs.example/guide/next/'])(
  'it may not be served at %s',
  (address) => {
    expect(() => checkAddress(address, site)).toThrow('the site is built for another address');
  },
);

it('the message names the file, both addresses and the remedy', () => {
  expect(() => checkAddress('https://owner.github.example/docs', site)).toThrowErrorMatchingInlineSnapshot(`
    [Error: brand.config.ts: the site is built for another address than the host serves it at
      expected: siteUrl and basePath that make https://owner.github.example/docs
      found:    https://docs.example/guide/
      remedy:   set siteUrl and basePath, or give the host the domain of siteUrl (Settings, Pages, Custom domain)]
  `);
});

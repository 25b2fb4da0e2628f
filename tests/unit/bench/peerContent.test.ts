import { expect, it } from 'vitest';

import { relink, type ContentPage } from '../../../bench/sites/content';
import { sidebar } from '../../../bench/sites/sidebar';
import { brand } from '../../../brand.config';

const page = (path: string, isFolder = false): ContentPage => ({
  path,
  isFolder,
  title: path || 'Landing',
  description: '',
  body: '',
});

const PAGES = [page('', true), page('intro'), page('metrics', true), page('metrics/tone'), page('portal/faqs')];

const docs = `${brand.siteUrl}${brand.basePath}docs`;
const link = ({ path }: ContentPage) => `/peer/${path}`;

it.each([
  [`[a](${docs}/intro.md)`, '[a](/peer/intro)'],
  [`[a](${docs}/metrics/tone.md#request)`, '[a](/peer/metrics/tone#request)'],
  [`[a](${docs}.md)`, '[a](/peer/)'],
  [`[a](${docs}/next/intro.md)`, `[a](${docs}/next/intro.md)`],
  ['[a](https://example.com/intro.md)', '[a](https://example.com/intro.md)'],
  ['intro.md', 'intro.md'],
])('relinks %s as %s', (markdown, expected) => {
  expect(relink(markdown, PAGES, link)).toBe(expected);
});

it('makes one sidebar with a group for each folder, with or without a page of its own', () => {
  expect(sidebar(PAGES, ({ path }) => path)).toEqual([
    { text: 'intro', link: '/intro' },
    { text: 'metrics', link: '/metrics', collapsed: true, items: [{ text: 'metrics/tone', link: '/metrics/tone' }] },
    { text: 'Portal', collapsed: true, items: [{ text: 'portal/faqs', link: '/portal/faqs' }] },
  ]);
});

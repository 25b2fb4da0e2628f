import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';

import { labelWithCategory } from '../../../src/theme/DocPaginator/labelWithCategory';

function link(label: string, href: string) {
  return { type: 'link' as const, label, href };
}

function category(label: string, items: PropSidebar, href?: string) {
  return { type: 'category' as const, label, items, href, collapsed: true, collapsible: true };
}

const SIDEBAR: PropSidebar = [
  link('Introduction', '/intro/'),
  category(
    'Portal',
    [link('Introduction', '/portal/intro/'), link('Accounts', '/portal/accounts/')],
    '/category/portal/',
  ),
  category('Shields', [link('Prompt', '/shields/prompt/')], '/shields/'),
  category('Metrics', [link('Tone', '/tone/'), category('V3', [link('Tone', '/v3/tone/')])], '/metrics/'),
];

it.each([
  ['Accounts', '/portal/accounts/', 'Accounts'],
  ['Introduction', '/portal/intro/', 'Introduction · Portal'],
  ['Tone', '/tone/', 'Tone · Metrics'],
  ['Tone', '/v3/tone/', 'Tone · V3'],
  // Stands at the top, in no category.
  ['Introduction', '/intro/', 'Introduction'],
  // The first page of a category, whose entry is the category's.
  ['Introduction', '/shields/', 'Introduction · Shields'],
  ['Portal', '/category/portal/', 'Portal'],
  ['Metrics', '/metrics/', 'Metrics'],
  // Not in this sidebar.
  ['Elsewhere', '/elsewhere/', 'Elsewhere'],
])('%s at %s is called %s', (title, permalink, words) => {
  expect(labelWithCategory({ title, permalink }, SIDEBAR)).toBe(words);
});

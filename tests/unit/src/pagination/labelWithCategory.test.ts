import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { describe, expect, it } from 'vitest';

import { labelWithCategory } from '../../../../src/theme/DocPaginator/labelWithCategory';

function link(label: string, href: string) {
  return { type: 'link' as const, label, href };
}

function category(label: string, href: string, items: PropSidebar) {
  return { type: 'category' as const, label, items, href, collapsed: true, collapsible: true };
}

const SIDEBAR: PropSidebar = [
  link('Introduction', '/intro/'),
  category('Portal', '/category/portal/', [
    link('Introduction', '/portal/intro/'),
    link('Accounts', '/portal/accounts/'),
  ]),
  category('Shields', '/shields/', [link('Prompt', '/shields/prompt/')]),
  category('Metrics', '/metrics/', [link('Tone', '/tone/'), category('V3', '/v3/', [link('Tone', '/v3/tone/')])]),
];

describe('labelWithCategory', () => {
  it.each([
    ['a unique title', 'Accounts', '/portal/accounts/', 'Accounts'],
    ['the title of a category page', 'Portal', '/category/portal/', 'Portal'],
    ['an ambiguous title outside of categories', 'Introduction', '/intro/', 'Introduction'],
    ['a title of a page outside of the sidebar', 'Elsewhere', '/elsewhere/', 'Elsewhere'],
  ])('keeps %s', (_case, title, permalink, label) => {
    expect(labelWithCategory({ title, permalink }, SIDEBAR)).toBe(label);
  });

  it.each([
    ['an ambiguous title', 'Introduction', '/portal/intro/', 'Introduction · Portal'],
    ['an ambiguous title next to a subcategory', 'Tone', '/tone/', 'Tone · Metrics'],
    ['an ambiguous title in a subcategory', 'Tone', '/v3/tone/', 'Tone · V3'],
    ['a title that differs from the label of its category', 'Introduction', '/shields/', 'Introduction · Shields'],
  ])('adds the category to %s', (_case, title, permalink, label) => {
    expect(labelWithCategory({ title, permalink }, SIDEBAR)).toBe(label);
  });
});

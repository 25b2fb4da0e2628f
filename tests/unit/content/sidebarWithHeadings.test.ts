import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';

import { sidebarWithHeadings } from '../../../plugins/content/sidebarWithHeadings';

type Folder = Parameters<PluginOptions['sidebarItemsGenerator']>[0];
type Items = Awaited<ReturnType<PluginOptions['sidebarItemsGenerator']>>;

const doc = (id: string, heading?: string) =>
  ({ type: 'doc', id, ...(heading && { customProps: { heading } }) }) as const;

/** Returns the items of a sidebar, given those of Docusaurus and the ids of unlisted pages. */
function sidebar(items: unknown[], unlisted: string[] = []) {
  const docs = unlisted.map((id) => ({ id, frontMatter: { unlisted: true } }));
  return sidebarWithHeadings({
    defaultSidebarItemsGenerator: async () => items as Items,
    docs,
  } as unknown as Folder);
}

const category = (link: object | undefined, ...items: object[]) => ({ type: 'category', label: 'A', link, items });

it('the sidebar has a heading above a page that names one', async () => {
  expect(await sidebar([doc('a', 'Safe & sound')])).toMatchObject([
    { type: 'html', value: '<strong>Safe &amp; sound</strong>' },
    { id: 'a' },
  ]);
});

it.each([
  ['its pages stay, for the one that is open', undefined, [{ id: 'a' }, { id: 'b' }]],
  ['its own page stays', { type: 'doc', id: 'start' }, [{ id: 'start', label: 'A' }, { id: 'a' }, { id: 'b' }]],
  ['its generated page goes', { type: 'generated-index' }, [{ id: 'a' }, { id: 'b' }]],
])('the sidebar has no category whose pages are all unlisted: %s', async (_what, link, expected) => {
  const items = [category(link, doc('a', 'Hidden'), category(undefined, doc('b')))];
  expect(await sidebar(items, ['a', 'b'])).toMatchObject(expected);
  expect(await sidebar(items, ['a'])).toMatchObject([{ type: 'category', items: [{ id: 'a' }, { type: 'category' }] }]);
});

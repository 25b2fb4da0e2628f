import type { PluginOptions as DocsOptions } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';

import { groupedSidebar } from '../../../plugins/content/sidebarGroups';

type Arguments = Parameters<DocsOptions['sidebarItemsGenerator']>[0];
type Items = Awaited<ReturnType<DocsOptions['sidebarItemsGenerator']>>;

const doc = (id: string, group?: string): Items[number] => ({
  type: 'doc',
  id,
  ...(group !== undefined && { customProps: { group } }),
});

/** Returns ids of pages, and headings as HTML, in their order. */
async function shown(items: Items): Promise<unknown[]> {
  const generated = await groupedSidebar({ defaultSidebarItemsGenerator: () => items } as unknown as Arguments);
  const outline = (item: Items[number]): unknown => {
    if (item.type === 'category') return [item.label, ...item.items.map(outline)];
    return item.type === 'html' ? `# ${item.value.replace(/<\/?strong>/g, '')}` : item.type === 'doc' && item.id;
  };
  return generated.map(outline);
}

it('shows a heading above the first page of each group, at every depth', async () => {
  const items: Items = [
    doc('intro'),
    {
      type: 'category',
      label: 'Metrics',
      collapsed: false,
      collapsible: true,
      items: [doc('pii', 'Safety'), doc('toxicity', 'Safety'), doc('cost', 'Cost & carbon'), doc('notes')],
    },
  ];
  expect(await shown(items)).toEqual([
    'intro',
    ['Metrics', '# Safety', 'pii', 'toxicity', '# Cost &amp; carbon', 'cost', 'notes'],
  ]);
});

it('leaves pages without a group as they are', async () => {
  expect(await shown([doc('intro'), doc('change-log')])).toEqual(['intro', 'change-log']);
});

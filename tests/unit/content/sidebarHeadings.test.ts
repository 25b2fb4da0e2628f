import type { PluginOptions as DocsOptions } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';

import { sidebarWithHeadings } from '../../../site/plugins/content/sidebarHeadings';

type Arguments = Parameters<DocsOptions['sidebarItemsGenerator']>[0];
type Items = Awaited<ReturnType<DocsOptions['sidebarItemsGenerator']>>;

const doc = (id: string, heading?: string): Items[number] => ({
  type: 'doc',
  id,
  ...(heading !== undefined && { customProps: { heading } }),
});

/** Returns ids of pages, and headings as HTML, in their order. */
async function shown(items: Items): Promise<unknown[]> {
  const generated = await sidebarWithHeadings({ defaultSidebarItemsGenerator: () => items } as unknown as Arguments);
  const outline = (item: Items[number]): unknown => {
    if (item.type === 'category') return [item.label, ...item.items.map(outline)];
    return item.type === 'html' ? `# ${item.value.replace(/<\/?strong>/g, '')}` : item.type === 'doc' && item.id;
  };
  return generated.map(outline);
}

it('shows a heading above the page that has it, at every depth', async () => {
  const items: Items = [
    doc('intro'),
    {
      type: 'category',
      label: 'Metrics',
      collapsed: false,
      collapsible: true,
      items: [doc('pii', 'Safety'), doc('toxicity'), doc('cost', 'Cost & carbon'), doc('notes')],
    },
  ];
  expect(await shown(items)).toEqual([
    'intro',
    ['Metrics', '# Safety', 'pii', 'toxicity', '# Cost &amp; carbon', 'cost', 'notes'],
  ]);
});

import { readFileSync } from 'node:fs';

import { defineConfig } from 'vitepress';

// VitePress makes no sidebar of its own: the bench writes it beside the pages.
const sidebar = JSON.parse(readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'));

export default defineConfig({
  title: 'AI trust docs',
  base: '/vitepress/',
  srcDir: 'pages',
  themeConfig: { search: { provider: 'local' }, sidebar },
});

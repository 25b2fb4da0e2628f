import type { Plugin } from '@docusaurus/types';

/**
 * Stands in for `docusaurus-theme-openapi-docs` under its name.
 *
 * The theme's components render in the browser only (a served page holds 57 words), load 734 KB of brotli JavaScript,
 * store bearer tokens and can send requests; its stylesheet adds 22 KB to every page, and its copies of Tabs replace
 * those of the classic theme everywhere. The reference is made of `src/components` instead, so nothing of the theme may
 * reach the site. The package stays installed as the peer that `docusaurus-plugin-openapi-docs` is released with.
 */
export default function openApiTheme(): Plugin {
  return { name: 'docusaurus-theme-openapi' };
}

import type { Props } from '@docusaurus/types';

import { sitePaths } from '@api-docs/kit/sitePaths';
import { writePage } from '@api-docs/finished-pages/writePage';

import type { MovedPages } from './movedPages';
import { siteRedirects, type Redirect } from './redirects';

/** Follows the link with the query and the fragment of the old URL. The same on all pages, so that the policy has one hash for it. */
const SCRIPT =
  'const url=new URL(document.links[0].href);url.search=location.search;url.hash||=location.hash;location.replace(url)';

/**
 * Renders a redirect as a static page. Its script keeps the query and the fragment of the old URL, which a `meta` cannot; without
 * JavaScript, the browser follows the `meta`, or the reader the link.
 */
function redirectPage(targetUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta http-equiv="refresh" content="0; url=${targetUrl}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${targetUrl}">
</head>
<body>
<main><h1>This page has moved</h1><p><a href="${targetUrl}">Go to the page</a></p></main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

interface RedirectSources {
  site: { movedPages(): MovedPages; files: { versions(): readonly string[] } };
  /** What Docusaurus has built, as it tells plugins. */
  built: Pick<Props, 'outDir' | 'routesPaths' | 'siteConfig'>;
}

/**
 * Writes the redirects of `moved.yaml` as static pages, which are no routes, because every route adds bytes to every page.
 * Throws if `moved.yaml` is invalid or does not fit the pages.
 */
export default function writeRedirects({ site, built }: RedirectSources): { redirects: Redirect[] } {
  const { baseUrl } = built.siteConfig;
  const redirects = siteRedirects(site.movedPages(), site.files.versions(), sitePaths(built.routesPaths, baseUrl));
  for (const { from, to } of redirects) {
    const target = `${baseUrl.replace(/\/$/, '')}${to}`;
    // Never over a page.
    writePage(built.outDir, from, redirectPage(target), { flag: 'wx' });
  }
  return { redirects };
}

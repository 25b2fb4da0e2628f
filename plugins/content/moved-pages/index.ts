import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { withPolicy } from '../../output/finished-pages/contentSecurityPolicy';
import { sitePaths } from '../../output/route-list/sitePaths';
import type { MovedPagesOptions } from './movedPages';
import { siteRedirects } from './redirects';

/** Renders a redirect as a static page without scripts, with a link in case the browser does not follow it. */
export function redirectPage(targetUrl: string): string {
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
</body>
</html>
`;
}

/**
 * Writes the redirects of `moved.yaml` as static pages after the build. They are not routes of the app, because every
 * route adds bytes to every page.
 */
export default function redirects(context: LoadContext, options: MovedPagesOptions): Plugin {
  return {
    name: 'redirects',
    postBuild({ outDir, routesPaths, siteConfig }) {
      const routes = sitePaths(routesPaths, siteConfig.baseUrl);
      for (const { from, to } of siteRedirects(context.siteDir, options, routes)) {
        const folder = path.join(outDir, from);
        mkdirSync(folder, { recursive: true });
        const target = `${siteConfig.baseUrl.replace(/\/$/, '')}${to}`;
        writeFileSync(path.join(folder, 'index.html'), withPolicy(redirectPage(target), from), { flag: 'wx' });
      }
    },
  };
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { sitePaths } from '../route-list/sitePaths';
import { docsVersions, versionOf, type DocsVersion } from '../search/docsVersions';
import { pageMarkdown, twinPath } from './pageMarkdown';

/** Pages whose content is made in the browser, and the one that hosts show under unknown addresses. */
const WITHOUT_TWIN = new Set(['search/', '404.html']);

/** A version as readers know it, for example `v3.4.0 (latest)`. */
function versionWords(name: string | undefined, versions: readonly DocsVersion[]): string | undefined {
  if (name === undefined) return undefined;
  if (name === 'next') return 'next (unreleased)';
  const isLatest = versions.some((version) => version.name === name && version.path === 'docs/');
  return isLatest ? `${name} (latest)` : `${name} (frozen)`;
}

/** After the build: writes a Markdown twin beside every page, for assistants and for readers who copy pages. */
export default function agentDocs({ siteDir }: LoadContext): Plugin {
  return {
    name: 'agent-docs',
    postBuild({ outDir, routesPaths, siteConfig }) {
      const versions = docsVersions(siteDir);
      for (const sitePath of sitePaths(routesPaths, siteConfig.baseUrl)) {
        const page = sitePath.slice(1);
        if (WITHOUT_TWIN.has(page)) continue;
        const html = readFileSync(path.join(outDir, page, 'index.html'), 'utf8');
        const twin = pageMarkdown(html, {
          page,
          siteUrl: siteConfig.url,
          basePath: siteConfig.baseUrl,
          version: versionWords(versionOf(page, versions), versions),
        });
        // A page of the writer's own that has no <main> or no heading says nothing that Markdown could say.
        if (!twin) continue;
        const file = path.join(outDir, twinPath(page));
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, twin.text);
      }
    },
  };
}

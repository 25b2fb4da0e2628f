import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { listFiles } from '@api-docs/kit/paths';
import {
  docsVersions,
  latestVersion,
  versionLabel,
  versionOfPage,
  versionOrder,
  versionPairs,
} from '@api-docs/kit/docsVersions';
import { NOT_FOUND_MARKDOWN } from '@api-docs/kit/markdownPath';
import type { ApiFacts } from '@api-docs/openapi-facts/types';
import { readMoves } from '@api-docs/openapi-reference/moves';
import type { SearchIndexFile } from '@api-docs/local-search/searchIndex';
import type { PageEntry, SiteData } from '@api-docs/assistants/server/data';

import { API_FILE } from '../../site/plugins/api/facts/apiFiles';
import type { Site } from '../../site/plugins/lib/site';
import { doNotGuess, preferCurrent, undocumentedFacts } from '../../site/plugins/output/instructions';

/** Paths of the Markdown that is no version of a page. */
const NO_PAGE = /\.samples\/$|(?:^|\/)llms\.txt\/$/;

/** Folder of the comparisons of docs versions. */
const COMPARISONS = 'compare/';

type DocsSources = Pick<Site, 'files' | 'brand' | 'assistants'>;

/** Returns the path of the page of a Markdown file. Example: `docs/intro/` of `docs/intro.md`. */
function pageOf(file: string): string {
  return file === 'index.md' ? '' : `${file.replace(/\.md$/, '')}/`;
}

/** Reads the Markdown of all pages, comparisons, samples and indexes of a build, by path. */
export function readMarkdownPages(buildDir: string): Record<string, string> {
  const isRead = (file: string) => file !== NOT_FOUND_MARKDOWN && /\.md$|(?:^|\/)llms\.txt$/.test(file);
  const files = listFiles(buildDir).filter(isRead);
  return Object.fromEntries(files.map((file) => [pageOf(file), readFileSync(path.join(buildDir, file), 'utf8')]));
}

const INDEX = /(?:^|\/)search-index-[0-9a-f]+\.json$/;

/** Reads the search indexes of a build. */
export function readIndexes(buildDir: string): SearchIndexFile[] {
  return listFiles(buildDir)
    .filter((file) => INDEX.test(file))
    .map((file) => JSON.parse(readFileSync(path.join(buildDir, file), 'utf8')) as SearchIndexFile);
}

/** Returns title and description from the front matter of a page. */
function headOf(markdown: string): { title: string; description: string } {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(markdown) ?? [];
  // The skill has a name instead of a title.
  const { name = '', title = name, description = '' } = (parse(head) ?? {}) as Record<string, unknown>;
  return { title: String(title), description: String(description) };
}

/** Returns a version for packages, for example `3.4.0` of `v3.4.0`, and `0.0.0` as long as nothing is released. */
function releaseOf(version: string): string {
  return /^v?(\d+\.\d+\.\d+(?:-[\w.-]+)?)$/.exec(version)?.[1] ?? '0.0.0';
}

/** Returns the first example of the first operation that is not deprecated. */
function firstCall({ operations }: ApiFacts): SiteData['firstCall'] {
  const first = operations.find(({ deprecated }) => !deprecated) ?? operations[0];
  return { operation: first?.id ?? '', example: first?.requestExamples[0]?.key ?? '' };
}

/**
 * Collects what the docs server has to know before the first question.
 *
 * @param pages Markdown by path, see {@link readMarkdownPages}
 */
export function siteData({ files, brand, assistants }: DocsSources, pages: Readonly<Record<string, string>>): SiteData {
  const facts = files.facts(API_FILE);
  const released = files.versions();
  const versions = docsVersions(released);
  const order = versionOrder(released);
  const latest = latestVersion(released);
  const entries = Object.entries(pages)
    .filter(([page]) => !page.startsWith(COMPARISONS) && !NO_PAGE.test(page))
    .map(([page, markdown]): PageEntry => {
      const version = versions.find(({ name }) => name === versionOfPage(page, versions));
      const own = version ? { version: version.name, inside: page.slice(version.path.length) } : {};
      return { path: page, ...headOf(markdown), ...own };
    });
  const skill = entries.find((entry) => entry.path === assistants.skill?.page);
  const rank = ({ version }: PageEntry) => (version === latest ? 0 : version === undefined ? 1 : 2);
  return {
    product: brand.product,
    name: `${brand.slug}-docs`,
    release: releaseOf(latest),
    siteRoot: brand.siteUrl + brand.basePath,
    latest,
    versions: order.flatMap((name) =>
      versions
        .filter((version) => version.name === name)
        .map((version) => ({ ...version, label: versionLabel(version) })),
    ),
    pairs: versionPairs(order),
    instructions: [
      preferCurrent(facts, files.successors()),
      doNotGuess(undocumentedFacts({ files, assistants })),
    ].filter(Boolean),
    notPublished: assistants.undocumented?.section ?? 'docs/api/',
    hasMoves: readMoves(files).length > 0,
    firstCall: assistants.firstCall ?? firstCall(facts),
    ...(skill ? { skill: { name: skill.title, text: pages[skill.path] ?? '' } } : {}),
    pages: entries.sort((a, b) => rank(a) - rank(b)),
  };
}

import path from 'node:path';

import { Feed, type FeedOptions, type Item } from 'feed';
import type { Element, ElementContent } from 'hast';

import { buildError, docsFolder, LATEST_PATH, latestVersion, writeFile } from '@api-docs/kit/node';
import { findElement, isElement, textContent } from '@api-docs/kit';
import { parsePage } from '@api-docs/kit/pages';
import { writtenPage } from '@api-docs/kit/plugin';

import { commitTimes } from '../../lib/git';
import type { Build } from '../../lib/site';
import { feedContent } from './feedContent';

/** Path of the latest version's change-log below the base path. The feeds are next to it. */
const CHANGE_LOG_PAGE = `${LATEST_PATH}change-log/`;

const feedTitle = (product: string) => `Change-log of the ${product} docs`;

/** Returns the elements that link to the feeds in the head of a page; empty for all pages but the change-log. */
export function feedLinks(page: string, { product, basePath }: { product: string; basePath: string }): string {
  if (page !== CHANGE_LOG_PAGE) return '';
  return ['Atom', 'RSS']
    .map((format) => {
      const title = `${feedTitle(product)} (${format})`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      const name = format.toLowerCase();
      return `<link rel="alternate" type="application/${name}+xml" href="${basePath}${page}${name}.xml" title="${title}">`;
    })
    .join('');
}

const isHeading = (node: ElementContent) => isElement(node, 'h2');

/**
 * Finds the sections about released versions in the change-log.
 *
 * @returns one section for each version, in the order of `versions`, except for old versions without a section: the id of its
 *   heading, and the content below
 * @throws if the change-log has no section about the latest version
 */
export function releaseSections(main: Element, versions: readonly string[], file: string) {
  const sections: { version: string; anchor: string; nodes: ElementContent[] }[] = [];
  const content = findElement({ children: [main] }, ({ children }) => children.some(isHeading));
  for (const node of content?.children ?? []) {
    if (isElement(node, 'h2')) {
      // Before the link to the heading.
      const version = textContent(node.children[0]).trim();
      sections.push({ version, anchor: String(node.properties.id), nodes: [] });
    } else sections.at(-1)?.nodes.push(node);
  }
  const [latest] = versions;
  if (latest !== undefined && !sections.some(({ version }) => version === latest)) {
    throw buildError({
      file,
      problem: `the change-log of the latest version has no section about ${latest}`,
      expected: `the heading "## ${latest}"`,
      found: sections.map(({ version }) => `"${version}"`).join(', ') || 'no heading',
      why: 'The feeds of the change-log have one entry for each section about a version.',
      remedy: `add the heading "## ${latest}" above the changes of this version`,
    });
  }
  return versions.flatMap((version) => sections.filter((section) => section.version === version).slice(0, 1));
}

/**
 * Derives dates from the history of the project, because no file says when a version was released. The first commit of
 * a version's docs does not change with later corrections, so feed readers do not show old versions as news.
 *
 * @param file the change-log of the latest version, relative to the project
 * @returns when the docs of each version were first committed, if known, and when the change-log was last committed, which is
 *   the date that readers see on the page; before a new version is committed, when the latest committed version was
 */
export function feedDates(file: string, versions: readonly string[], times: ReadonlyMap<string, readonly number[]>) {
  const added = versions.flatMap((version): [string, Date][] => {
    const commits = [...times].flatMap(([name, own]) => (name.startsWith(`${docsFolder(version)}/`) ? own : []));
    return commits.length > 0 ? [[version, new Date(Math.min(...commits))]] : [];
  });
  const updates = [...(times.get(file) ?? []), ...added.map(([, date]) => date.getTime())];
  return { updated: updates.length > 0 ? new Date(Math.max(...updates)) : undefined, added: new Map(added) };
}

type FeedEntry = Pick<Item, 'title' | 'id' | 'link' | 'content'> & { date: Date | undefined };

/** An unknown date in Atom, which requires one. It is older than any real one, so that a feed with dates replaces it. */
const NO_DATE = new Date(0);

/** Prints a feed in both formats, without reading the clock. RSS leaves out unknown dates. */
function printFeeds(options: FeedOptions, entries: readonly FeedEntry[]): { atom: string; rss: string } {
  const feedWith = (missing: Date | undefined) => {
    // Without a date, the library would use the time of the build.
    const feed = new Feed({ ...options, updated: options.updated ?? NO_DATE });
    // The library accepts items without a date, but its types do not.
    for (const entry of entries) feed.addItem({ ...entry, date: (entry.date ?? missing) as Date });
    return feed;
  };
  const rss = feedWith(undefined).rss2();
  return {
    atom: feedWith(NO_DATE).atom1(),
    rss: options.updated ? rss : rss.replace(/\s*<lastBuildDate>[^<]*<\/lastBuildDate>/, ''),
  };
}

/**
 * Writes an Atom and an RSS feed of the change-log next to the page of the latest version, with one entry for each released
 * version: its section of the page.
 */
export default function writeFeeds({ site, built }: Build): void {
  const { siteDir, files, brand } = site;
  const { outDir, siteConfig, i18n } = built;
  const homeUrl = brand.siteUrl + brand.basePath;
  const pageUrl = homeUrl + CHANGE_LOG_PAGE;
  const versions = files.versions();
  const file = `${docsFolder(latestVersion(versions))}/change-log.mdx`;
  const { main } = parsePage(writtenPage(outDir, CHANGE_LOG_PAGE));
  const { updated, added } = feedDates(file, versions, commitTimes(siteDir, 'versioned_docs'));
  const entries = releaseSections(main, versions, file).map(({ version, anchor, nodes }) => ({
    title: `${brand.product} docs ${version}`,
    id: `${pageUrl}#${anchor}`,
    link: `${pageUrl}#${anchor}`,
    content: feedContent(nodes, pageUrl),
    date: added.get(version),
  }));
  const options = {
    id: pageUrl,
    link: pageUrl,
    title: feedTitle(brand.product),
    description: 'What each released docs version added, changed, deprecated, or moved.',
    favicon: homeUrl + (siteConfig.favicon ?? ''),
    language: i18n.currentLocale,
    copyright: `© ${brand.copyrightYear} ${brand.provider}`,
    author: { name: brand.provider },
    feedLinks: { atom: `${pageUrl}atom.xml`, rss: `${pageUrl}rss.xml` },
    ...(updated ? { updated } : {}),
  };
  for (const [format, text] of Object.entries(printFeeds(options, entries)))
    writeFile(path.join(outDir, CHANGE_LOG_PAGE, `${format}.xml`), text);
}

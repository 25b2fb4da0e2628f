import path from 'node:path';

import { writeFile } from '@api-docs/kit/writeFile';
import { docsFolder, latestVersion } from '@api-docs/kit/docsVersions';
import { parsePage } from '@api-docs/kit/parsePage';

import { commitTimes } from '../../lib/commitTimes';
import type { FinishedInput } from '../../lib/site';
import { feedDates, RELEASED_DOCS } from './feedDates';
import { CHANGE_LOG_PAGE, FEED_FORMATS, feedTitle } from './feedLinks';
import { printFeeds } from './printFeeds';
import { releaseSections } from './releaseSections';
import { feedContent } from './feedContent';

/**
 * Writes an Atom and an RSS feed of the change-log next to the page of the latest version, with one entry for each released
 * version: its section of the page.
 */
export default function writeFeeds({ site, built, pages }: FinishedInput): void {
  const { siteDir, files, brand } = site;
  const { outDir, siteConfig, i18n } = built;
  const homeUrl = brand.siteUrl + brand.basePath;
  const pageUrl = homeUrl + CHANGE_LOG_PAGE;
  const versions = files.versions();
  const file = `${docsFolder(latestVersion(versions))}/change-log.mdx`;
  const { main } = parsePage(pages.get(CHANGE_LOG_PAGE) ?? '');
  const { updated, added } = feedDates(file, versions, commitTimes(siteDir, RELEASED_DOCS));
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
    feedLinks: { atom: pageUrl + FEED_FORMATS.atom.file, rss: pageUrl + FEED_FORMATS.rss.file },
    ...(updated ? { updated } : {}),
  };
  const feeds = printFeeds(options, entries);
  writeFile(path.join(outDir, CHANGE_LOG_PAGE, FEED_FORMATS.atom.file), feeds.atom);
  writeFile(path.join(outDir, CHANGE_LOG_PAGE, FEED_FORMATS.rss.file), feeds.rss);
}

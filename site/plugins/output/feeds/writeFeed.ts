import path from 'node:path';

import { Feed } from 'feed';

import { writeFile } from '@api-docs/kit/writeFile';
import { docsFolder, latestVersion } from '@api-docs/kit/docsVersions';
import { parsePage } from '@api-docs/kit/parsePage';

import { commitTimes } from '../../lib/commitTimes';
import type { Build } from '../../lib/site';
import { feedDates, RELEASED_DOCS } from './feedDates';
import { CHANGE_LOG_FEED, CHANGE_LOG_PAGE, feedTitle } from './feedLink';
import { releaseSections } from './releaseSections';
import { feedContent } from './feedContent';

/**
 * Date of a feed and of entries without a known date, because Atom requires one, and the library would use the time of the
 * build. It is older than any real date, so that a feed with dates replaces one without.
 */
const NO_DATE = new Date(0);

/**
 * Writes an Atom feed of the change-log next to the page of the latest version, with one entry for each released version: its
 * section of the page.
 */
export default function writeFeed({ site, built, pages }: Build): void {
  const { siteDir, files, brand } = site;
  const { outDir, siteConfig, i18n } = built;
  const homeUrl = brand.siteUrl + brand.basePath;
  const pageUrl = homeUrl + CHANGE_LOG_PAGE;
  const versions = files.versions();
  const file = `${docsFolder(latestVersion(versions))}/change-log.mdx`;
  const { main } = parsePage(pages.get(CHANGE_LOG_PAGE) ?? '');
  const { updated, added } = feedDates(file, versions, commitTimes(siteDir, RELEASED_DOCS));
  const feed = new Feed({
    id: pageUrl,
    link: pageUrl,
    title: feedTitle(brand.product),
    description: 'What each released docs version added, changed, deprecated, or moved.',
    favicon: homeUrl + (siteConfig.favicon ?? ''),
    language: i18n.currentLocale,
    copyright: `© ${brand.copyrightYear} ${brand.provider}`,
    author: { name: brand.provider },
    feedLinks: { atom: homeUrl + CHANGE_LOG_FEED },
    updated: updated ?? NO_DATE,
  });
  for (const { version, anchor, nodes } of releaseSections(main, versions, file)) {
    feed.addItem({
      title: `${brand.product} docs ${version}`,
      id: `${pageUrl}#${anchor}`,
      link: `${pageUrl}#${anchor}`,
      content: feedContent(nodes, pageUrl),
      date: added.get(version) ?? NO_DATE,
    });
  }
  writeFile(path.join(outDir, CHANGE_LOG_FEED), feed.atom1());
}

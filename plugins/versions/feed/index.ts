import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { commitTimes } from '../../lib/commitTimes';
import { LATEST_PATH, readVersions } from '../docsVersions';
import { FEED_FORMATS, printFeeds, withFeedLinks } from './printFeeds';
import { feedDates, RELEASED_DOCS, releaseSections } from './releaseSections';

/** Path of the latest version's change-log below the base path. */
const PAGE = `${LATEST_PATH}change-log/`;

/** Brand values in the feeds. */
export interface FeedOwner {
  product: string;
  provider: string;
  copyrightYear: number;
}

/**
 * Docusaurus plugin that writes an Atom and an RSS feed of the change-log next to the page of the latest version, with one
 * entry for each released version, and links them in the head of the page. The entries come from the built page, so they
 * include the changes that the build computes.
 */
export default function changeLogFeed({ siteDir }: LoadContext, owner: FeedOwner): Plugin {
  return {
    name: 'change-log-feed',
    postBuild({ outDir, siteConfig, i18n }) {
      const siteUrl = siteConfig.url + siteConfig.baseUrl;
      const pageUrl = siteUrl + PAGE;
      const folder = path.join(outDir, PAGE);
      const file = path.join(folder, 'index.html');
      const html = readFileSync(file, 'utf8');
      const versions = readVersions(siteDir);
      const { updated, added } = feedDates(versions, commitTimes(siteDir, RELEASED_DOCS));
      const title = `Change-log of the ${owner.product} docs`;
      const feeds = printFeeds({
        title,
        description: 'What each released docs version added, changed, deprecated, or moved.',
        pageUrl,
        iconUrl: siteUrl + (siteConfig.favicon ?? ''),
        author: owner.provider,
        copyright: `© ${owner.copyrightYear} ${owner.provider}`,
        language: i18n.currentLocale,
        updated,
        entries: releaseSections(html, versions, pageUrl).map(({ version, ...section }) => ({
          ...section,
          title: `${owner.product} docs ${version}`,
          added: added.get(version),
        })),
      });
      writeFileSync(path.join(folder, FEED_FORMATS.atom.file), feeds.atom);
      writeFileSync(path.join(folder, FEED_FORMATS.rss.file), feeds.rss);
      writeFileSync(file, withFeedLinks(html, siteConfig.baseUrl + PAGE, title));
    },
  };
}

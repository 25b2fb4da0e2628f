import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { commitTimes } from '../last-updated/commitTimes';
import { docsVersions } from '../search/docsVersions';
import { FEED_FORMATS } from './feed';
import { feedDates } from './feedDates';
import { printFeeds } from './printFeeds';
import { releaseSections } from './releaseSections';
import { withFeedLinks } from './withFeedLinks';

/** The change-log of the latest version below the base path. */
const PAGE = 'docs/change-log/';

/** The folder whose history dates the versions. */
const FROZEN = 'versioned_docs';

/** Whose docs these are. */
export interface FeedOwner {
  product: string;
  provider: string;
  copyrightYear: number;
}

/**
 * After the build: writes the change-log of the latest version as an Atom and an RSS feed, `atom.xml` and `rss.xml` beside
 * the page, with an entry for each released version, and names them in the head of that page. The finished page is the
 * source, so an entry says what the page says, computed changes of operations included. Dates come from the history of the
 * project alone: see `feedDates`, and `printFeeds` for what stands there without a history.
 */
export default function changeLogFeed({ siteDir }: LoadContext, owner: FeedOwner): Plugin {
  return {
    name: 'change-log-feed',
    postBuild({ outDir, siteConfig, i18n }) {
      const site = siteConfig.url + siteConfig.baseUrl;
      const page = site + PAGE;
      const folder = path.join(outDir, PAGE);
      const file = path.join(folder, 'index.html');
      const html = readFileSync(file, 'utf8');
      const versions = docsVersions(siteDir).flatMap(({ name }) => (name === 'next' ? [] : [name]));
      const { updated, added } = feedDates(versions, commitTimes(siteDir, FROZEN));
      const title = `Change-log of the ${owner.product} docs`;
      const feeds = printFeeds({
        title,
        description: 'What each released docs version added, changed, deprecated, or moved.',
        page,
        icon: site + (siteConfig.favicon ?? ''),
        author: owner.provider,
        copyright: `© ${owner.copyrightYear} ${owner.provider}`,
        language: i18n.currentLocale,
        updated,
        entries: releaseSections(html, versions, page).map(({ version, ...section }) => ({
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

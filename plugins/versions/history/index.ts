import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { apiVersions, operationHistories } from '../../api/differences/operationHistory';
import type { ApiFiles } from '../../api/facts/apiFiles';
import { commitTimes } from '../../lib/commitTimes';
import type { FinishedPages } from '../../output/finished-pages';
import { NEXT } from '../docsVersions';
import type { FeedOwner } from '../feed';
import { FEED_FORMATS, withFeedLinks } from '../feed/printFeeds';
import { feedDates, RELEASED_DOCS } from '../feed/releaseSections';
import { HISTORY_FILE, historyFile, operationFolder } from './historyFile';
import { feedTitle, operationFeed } from './operationFeed';

/** Sources of the plugin. */
interface HistorySources {
  files: ApiFiles;
  owner: FeedOwner;
  pages: FinishedPages;
}

/**
 * Docusaurus plugin that writes `history.json`, and an Atom feed next to the reference page of each operation, which links to
 * it in its head. The feeds of removed operations stay, so that their readers learn of the removal.
 */
export default function operationHistory({ siteDir }: LoadContext, { files, owner, pages }: HistorySources): Plugin {
  return {
    name: 'operation-history',
    postBuild(built) {
      const { outDir, siteConfig, i18n } = built;
      const { url, baseUrl, favicon = '' } = siteConfig;
      const siteRoot = url + baseUrl;
      const api = apiVersions(files);
      const versions = api.map(({ version }) => version);
      const histories = operationHistories(api, files.successors());
      const json = JSON.stringify(historyFile(versions, histories, siteRoot), null, 2);
      writeFileSync(path.join(outDir, HISTORY_FILE), `${json}\n`);

      const released = versions.filter((version) => version !== NEXT).reverse();
      const { added } = feedDates(released, commitTimes(siteDir, RELEASED_DOCS));
      const copyright = `© ${owner.copyrightYear} ${owner.provider}`;
      const language = i18n.currentLocale;
      const site = {
        siteRoot,
        released,
        added,
        iconUrl: siteRoot + favicon,
        author: owner.provider,
        copyright,
        language,
      };
      // The links are added to finished pages.
      const finished = pages.read(built);
      for (const history of histories) {
        const folder = operationFolder(history);
        mkdirSync(path.join(outDir, folder), { recursive: true });
        writeFileSync(path.join(outDir, folder, FEED_FORMATS.atom.file), operationFeed(history, site));
        if (!finished.has(folder)) continue;
        const page = path.join(outDir, folder, 'index.html');
        const html = withFeedLinks(readFileSync(page, 'utf8'), baseUrl + folder, feedTitle(history), ['atom']);
        writeFileSync(page, html);
      }
    },
  };
}

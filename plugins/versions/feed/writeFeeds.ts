import { readFileSync } from 'node:fs';
import path from 'node:path';

import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { VFile } from 'vfile';

import type { Build } from '../../buildSteps';
import { apiFileOf } from '../../api/facts/apiFiles';
import { apiChangesProps } from '../../api/props/operationProps';
import { replaceTokens } from '../../content/brand';
import { parseMdx } from '../../content/parseMdx';
import { commitTimes } from '../../lib/commitTimes';
import { writeFile } from '../../lib/writePage';
import { remarkPageChanges } from '../comparisons/summaries/remarkPageChanges';
import { docsFolder, latestVersion, versionPath } from '../docsVersions';
import { feedDates, RELEASED_DOCS } from './feedDates';
import { feedHtml } from './feedHtml';
import { CHANGE_LOG_PAGE, FEED_FORMATS, feedTitle } from './feedLinks';
import { printFeeds } from './printFeeds';
import { releaseSections } from './releaseSections';

/** A link to a file of the site, which gets no slash at its end. */
const FILE_LINK = 'pathname:///';

/**
 * Writes an Atom and an RSS feed of the change-log next to the page of the latest version, with one entry for each released
 * version. The entries come from the MDX of the change-log and include the changes that the build computes.
 */
export default function writeFeeds({ site, built }: Build): void {
  const { siteDir, files, brand, comparisons } = site;
  const { outDir, siteConfig, i18n } = built;
  const { url: origin, baseUrl, trailingSlash, favicon = '' } = siteConfig;
  const pageUrl = origin + baseUrl + CHANGE_LOG_PAGE;
  const versions = files.versions();
  const latest = latestVersion(versions);
  const file = `${docsFolder(latest)}/change-log.mdx`;
  const { pages } = comparisons.site();

  const resolve = (link: string): string => {
    if (link.startsWith(FILE_LINK)) return origin + baseUrl + link.slice(FILE_LINK.length);
    const [target = '', anchor] = link.split('#');
    const linked = path.posix.join(path.posix.dirname(file), target);
    const page = pages.find((candidate) => candidate.file === linked);
    const route = page ? `/${versionPath(page.version, latest)}${page.slug}` : target;
    if (!route.startsWith('/') || route.startsWith(baseUrl)) return new URL(link, pageUrl).href;
    const sitePath = applyTrailingSlash(baseUrl + route.slice(1), { trailingSlash, baseUrl });
    return origin + sitePath + (anchor === undefined ? '' : `#${anchor}`);
  };

  const tree = parseMdx(replaceTokens(readFileSync(path.join(siteDir, file), 'utf8'), file, brand));
  remarkPageChanges(comparisons, { siteDir, basePath: baseUrl })(tree, { path: file } as VFile);
  const context = { facts: files.facts(apiFileOf(file)), files, page: file, figures: '' };
  const { updated, added } = feedDates(file, versions, commitTimes(siteDir, RELEASED_DOCS));
  const entries = releaseSections(tree, versions, file).map(({ version, anchor, nodes }) => ({
    title: `${brand.product} docs ${version}`,
    id: `${pageUrl}#${anchor}`,
    link: `${pageUrl}#${anchor}`,
    content: feedHtml(nodes, { resolve, apiChanges: (attributes) => apiChangesProps(context, attributes) }),
    date: added.get(version),
  }));
  const options = {
    id: pageUrl,
    link: pageUrl,
    title: feedTitle(brand.product),
    description: 'What each released docs version added, changed, deprecated, or moved.',
    favicon: origin + baseUrl + favicon,
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

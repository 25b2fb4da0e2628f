import { load, type CheerioAPI } from 'cheerio';

import { buildError } from '../../lib/buildError';
import { stripLayout } from '../../lib/html';
import { CHANGE_LOG } from '../../pages/home/latestChanges';
import { docsFolder, latestVersion } from '../docsVersions';

/** The section of the change-log about one version. */
export interface ReleaseSection {
  version: string;
  url: string;
  /** HTML below its heading. */
  content: string;
}

/** Elements that only work, or only make sense, on the page. */
const EXCLUDED =
  'button, script, style, noscript, svg, .hash-link, [role="tablist"], [aria-hidden="true"], [data-markdown="skip"]';

const URL_ATTRIBUTES = ['href', 'src'];

/** Attributes of the content. All others are for the styles and scripts of the page. */
const KEPT_ATTRIBUTES = [...URL_ATTRIBUTES, 'alt', 'colspan', 'rowspan', 'start'];

/**
 * Renders a part of a built page for feed readers: without controls, classes, spans and React's comments, and with absolute
 * URLs. The page is not changed.
 *
 * @returns HTML with one line for each element
 */
function portableHtml($: CheerioAPI, nodes: ReturnType<CheerioAPI>, pageUrl: string): string {
  const box = $('<div></div>').append(nodes.clone());
  box.find(EXCLUDED).remove();
  box
    .find('*')
    .contents()
    .filter((_index, node) => node.type === 'comment')
    .remove();
  for (const element of box.find('*').toArray()) {
    for (const [name, value] of Object.entries($(element).attr() ?? {})) {
      if (!KEPT_ATTRIBUTES.includes(name)) $(element).removeAttr(name);
      else if (URL_ATTRIBUTES.includes(name)) $(element).attr(name, new URL(value, pageUrl).href);
    }
  }
  for (const span of box.find('span').toArray()) $(span).replaceWith($(span).contents());
  return box
    .children()
    .toArray()
    .map((element) => $.html(element))
    .join('\n');
}

/**
 * Finds the sections about released versions on the built change-log page.
 *
 * @param html the change-log page of the latest version
 * @param versions names of the released versions, the latest first
 * @param pageUrl URL of the page
 * @returns one section for each version, in the order of `versions`, except for old versions without a section
 * @throws if the page has no section about the latest version
 */
export function releaseSections(html: string, versions: readonly string[], pageUrl: string): ReleaseSection[] {
  const $ = load(stripLayout(html));
  const headings = $('main h2')
    .toArray()
    .map((element) => {
      const copy = $(element).clone();
      copy.find('.hash-link').remove();
      return { element: $(element), title: copy.text().trim(), id: $(element).attr('id') };
    });
  return versions.flatMap((version) => {
    const heading = headings.find(({ title }) => title === version);
    if (heading?.id !== undefined) {
      const content = portableHtml($, heading.element.nextUntil('h2'), pageUrl);
      return [{ version, url: `${pageUrl}#${heading.id}`, content }];
    }
    if (version !== versions[0]) return [];
    throw buildError({
      file: `${docsFolder(version)}/${CHANGE_LOG}`,
      problem: `the change-log of the latest version has no section about ${version}`,
      expected: `the heading "## ${version}"`,
      found: headings.map(({ title }) => `"${title}"`).join(', ') || 'no heading',
      why: 'The feeds of the change-log have one entry for each section about a version.',
      remedy: `add the heading "## ${version}" above the changes of this version`,
    });
  });
}

/** Folder of the docs of released versions, whose history has the dates. */
export const RELEASED_DOCS = 'versioned_docs';

/** Dates of the feed and its entries. */
export interface FeedDates {
  /**
   * When the change-log page was last committed, which is the date that readers see on the page. Before a new version is
   * committed, when the latest committed version was; undefined if no date is known.
   */
  updated: Date | undefined;
  /** When the docs of each version were first committed, for the versions with a known date. */
  added: ReadonlyMap<string, Date>;
}

/**
 * Derives dates from the history of the project, because no file says when a version was released. The first commit of a
 * version's docs does not change with later corrections, so feed readers do not show old versions as news.
 *
 * @param versions names of the released versions, the latest first
 * @param times times of all commits by file, from `commitTimes`; empty in a shallow clone
 */
export function feedDates(versions: readonly string[], times: ReadonlyMap<string, readonly number[]>): FeedDates {
  const page = times.get(`${docsFolder(latestVersion(versions))}/${CHANGE_LOG}`);
  const added = versions.flatMap((version): [string, Date][] => {
    const folder = `${docsFolder(version)}/`;
    const commits = [...times].flatMap(([file, fileTimes]) => (file.startsWith(folder) ? fileTimes : []));
    return commits.length > 0 ? [[version, new Date(Math.min(...commits))]] : [];
  });
  const updates = [...(page ?? []), ...added.map(([, date]) => date.getTime())];
  return { updated: updates.length > 0 ? new Date(Math.max(...updates)) : undefined, added: new Map(added) };
}

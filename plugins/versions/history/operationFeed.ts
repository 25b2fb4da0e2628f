import { KIND_TITLES } from '../../api/differences/diffFacts';
import type { OperationHistory } from '../../api/differences/operationHistory';
import { markdownToHtml } from '../../api/facts/markdownToHtml';
import { printFeeds, type FeedEntry, type VersionFeed } from '../feed/printFeeds';
import { operationFolder, operationTitle } from './historyFile';

/** What the feeds of all operations have in common. */
export interface FeedSite extends Pick<VersionFeed, 'iconUrl' | 'author' | 'copyright' | 'language'> {
  /** URL of the home page. */
  siteRoot: string;
  /** Released docs versions, newest first. */
  released: readonly string[];
  /** When the docs of each version were first committed, for the versions with a known date. */
  added: ReadonlyMap<string, Date>;
}

/** Returns the title of an operation's feed. */
export function feedTitle(history: OperationHistory): string {
  return `History of ${operationTitle(history)}`;
}

/** Returns the changes in one version as HTML; empty if there are none. */
function changeList({ changes }: OperationHistory, version: string): string {
  const items = changes
    .filter((change) => change.version === version)
    .flatMap(({ kind, text, fields }) => [
      `- ${KIND_TITLES[kind]}: ${text}.`,
      ...fields.map((field) => `  - ${field}`),
    ]);
  return markdownToHtml(items.join('\n'));
}

/**
 * Returns the Atom feed of an operation. It has an entry for each released docs version that changed the operation, dated as
 * the change-log's feed dates versions, and is as old as its newest entry.
 */
export function operationFeed(history: OperationHistory, { siteRoot, released, added, ...site }: FeedSite): string {
  const pageUrl = siteRoot + operationFolder(history);
  const title = feedTitle(history);
  const entries = released.flatMap((version): FeedEntry[] => {
    const content = changeList(history, version);
    if (content === '') return [];
    const heading = `${operationTitle(history)} in docs ${version}`;
    return [{ title: heading, url: pageUrl, id: `${pageUrl}#${version}`, content, added: added.get(version) }];
  });
  const updated = entries.find((entry) => entry.added !== undefined)?.added;
  const description = 'Since when the operation exists, what it replaces, and what each docs version changed.';
  return printFeeds({ ...site, title, description, pageUrl, updated, entries }).atom;
}

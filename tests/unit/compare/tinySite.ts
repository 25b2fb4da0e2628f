import { comparePages } from '../../../plugins/compare/comparePages';
import { pagePairs } from '../../../plugins/compare/pagePairs';
import type { SiteComparisons } from '../../../plugins/compare/siteComparisons';
import type { VersionPage } from '../../../plugins/compare/versionPages';
import { versionPairs } from '../../../plugins/compare/versionPairs';
import { tinyFacts } from '../api-facts/tinyFacts';
import { pageOf } from './outline';

/** Markdown of a page, or its title and its Markdown. */
type TinyPage = string | { title: string; text: string };

/** A page that moved with a version. */
interface TinyMove {
  since: string;
  from: string;
  to: string;
}

/**
 * Makes a site of pages that show no facts.
 *
 * @param order names of all versions, the oldest first
 * @param texts by version and address, for example `v1:a/tone`
 */
export function tinySite(
  order: readonly string[],
  texts: Record<string, TinyPage>,
  moves: readonly TinyMove[] = [],
): SiteComparisons {
  const contents = new Map(
    Object.entries(texts).map(([name, given]) => {
      const [version = '', address = ''] = name.split(':');
      const page: VersionPage = { version, address, file: `${name.replace(':', '/')}.mdx` };
      const { text, title } = typeof given === 'string' ? { title: 'Tone', text: given } : given;
      return [page, { content: pageOf(text, { title }), facts: tinyFacts([]) }] as const;
    }),
  );
  const pages = [...contents.keys()];
  const reasons = moves.map((move) => ({ ...move, why: 'It found a better place.' }));
  const read: SiteComparisons['read'] = (page) => {
    const content = contents.get(page);
    if (!content) throw new Error(`no page ${page.file}`);
    return content;
  };
  const compare: SiteComparisons['compare'] = ({ older, newer }) =>
    comparePages(read(older), read(newer), { operations: {}, bodies: {} });
  const pairs = versionPairs(order).flatMap((versions) => pagePairs(pages, versions, reasons, order));
  return {
    order,
    latest: order.at(-2) ?? 'next',
    pages,
    pairs,
    pairsOf: (page) => pairs.filter(({ older, newer }) => older === page || newer === page),
    read,
    compare,
    countsOf: (pair) => compare(pair).counts,
    titleOf: (page) => read(page).content.title,
    forgetTrees: () => undefined,
  };
}

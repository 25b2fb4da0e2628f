import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import {
  buildError,
  projectPath,
  versionOfFile,
  versionOrder,
  versionPairs,
  type VersionPair,
} from '@api-docs/kit/node';
import { parseMdx, readAttributes } from '@api-docs/kit/pages';

import { formatCounts, isUnchanged } from '../compare/comparePageContent';
import type { VersionPage } from '../read/versionPages';
import { sharedComparisons } from '../sharedComparisons';
import { comparisonPath, isMovedPair, type PagePair, type SiteComparisons } from '../siteComparisons';

type Site = Pick<SiteComparisons, 'pages' | 'pairs' | 'compare' | 'titleOf'>;

export const PAGE_CHANGES = 'PageChanges';

const MAX_CHANGED = 8;

/**
 * Reads which two versions `<PageChanges>` compares; the version of the page is the default of `to`.
 *
 * @returns undefined if one of the two was retired
 * @throws if the site does not compare the two versions
 */
function comparedVersions(
  node: MdxJsxFlowElement,
  file: string,
  { order, pages, retired }: Pick<SiteComparisons, 'order' | 'pages' | 'retired'>,
): VersionPair | undefined {
  const location = `${file}:${node.position?.start.line ?? 1}`;
  const { from, to } = readAttributes(node, ['from', 'to'], location);
  const newer = to ?? pages.find((page) => page.file === file)?.version ?? versionOfFile(file);
  const pair = versionPairs(order).find((versions) => versions.older === from && versions.newer === newer);
  if (pair) return pair;
  if ([from, newer].some((version = '') => retired.includes(version))) return undefined;
  throw buildError({
    file: location,
    problem: `<${PAGE_CHANGES}> names two versions that the site does not compare`,
    expected: `from="…", and to="…" unless it is the version of the page; two of ${order.join(', ')}`,
    found: `from="${from ?? ''}" to="${newer}"`,
    remedy: 'name a version in to="…" and the version before it in from="…"',
  });
}

/**
 * Checks each `<PageChanges>` of a page before the pages are compared.
 *
 * @param file of the page, relative to the project
 * @throws if one names versions that the site does not compare
 */
export function checkPageChanges(
  tree: Root,
  file: string,
  { versions, retired }: { versions(): readonly string[]; retired(): readonly string[] },
): void {
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    const known = { order: versionOrder(versions()), pages: [], retired: [...retired()] };
    if (node.name === PAGE_CHANGES) comparedVersions(node, file, known);
  });
}

/** Escapes characters that would be Markdown or JSX. */
function escapeText(text: string): string {
  return text.replace(/[\\`*_[\]{}<>&~]/g, '\\$&');
}

function pageLink(site: Site, page: VersionPage): string {
  return `[${escapeText(site.titleOf(page))}](</${page.path}>)`;
}

function changeItem(site: Site, pair: PagePair, basePath: string): string {
  const counts = site.compare(pair).counts;
  const origin = isMovedPair(pair) ? `, from “${escapeText(site.titleOf(pair.older))}”` : '';
  // Comparisons are no routes, so they need a plain `<a>`.
  const link = `<a href="${basePath}${comparisonPath(pair)}">${formatCounts(counts)}</a>`;
  return `${pageLink(site, pair.newer)}${origin}: ${isUnchanged(counts) ? 'unchanged' : link}`;
}

function titledList(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`**${title}**`, items.map((item) => `- ${item}`).join('\n')];
}

function missingPlugin(file: string): Error {
  return buildError({
    file,
    problem: `<${PAGE_CHANGES}> needs the plugin that compares pages`,
    expected: "plugins: ['@api-docs/version-comparisons']",
    found: 'a site without it',
    remedy: 'list the plugin in docusaurus.config, or remove the component from the page',
  });
}

/** Replaces the lists if one of the versions was retired. */
const RETIRED_TEXT = 'One of the two versions is no longer on this site, so its pages are not compared.';

/** Parses Markdown. Explicit JSX is not replaced by the site's components, such as its link. */
function parseContent(text: string): Root['children'] {
  const tree = parseMdx(text);
  visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
    node.data = { _mdxExplicitJsx: true } as typeof node.data;
  });
  return tree.children;
}

/**
 * Returns the lists of the pages that differ between two versions, as Markdown, without the page that has them.
 *
 * @param file of that page, relative to the project
 */
export function listChanges(site: Site, versions: VersionPair, basePath: string, file: string): string {
  const item = (pair: PagePair) => changeItem(site, pair, basePath);
  const sizeOf = (pair: PagePair) => {
    const { passages, fields } = site.compare(pair).counts;
    return passages + fields;
  };
  const own = site.pages.find((page) => page.file === file);
  const isIncluded = ({ slug }: VersionPage) => slug !== own?.slug;
  const pairs = site.pairs.filter(
    ({ older, newer }) => older.version === versions.older && newer.version === versions.newer && isIncluded(newer),
  );
  const unpaired = (side: keyof PagePair) =>
    site.pages
      .filter(
        (page) => page.version === versions[side] && isIncluded(page) && !pairs.some((pair) => pair[side] === page),
      )
      .map((page) => pageLink(site, page));
  const inPlace = pairs.filter((pair) => !isMovedPair(pair));
  const changed = inPlace
    .filter((pair) => !isUnchanged(site.compare(pair).counts))
    .sort((a, b) => sizeOf(b) - sizeOf(a));
  const lists = [
    ...titledList('Pages added', unpaired('newer')),
    ...titledList('Pages removed', unpaired('older')),
    ...titledList('Pages changed most', changed.slice(0, MAX_CHANGED).map(item)),
    ...titledList('Pages moved', pairs.filter(isMovedPair).map(item)),
  ];
  return lists.length > 0 ? lists.join('\n\n') : 'No page was added, removed, moved, or changed.';
}

/**
 * Remark plugin that replaces `<PageChanges from="v3.3.0" to="v3.4.0" />` by lists of the pages that were added, removed,
 * moved, or changed most between two docs versions. The lists are Markdown, so no page loads a component. Throws with the
 * page and the line if the site does not compare the two versions.
 */
export function remarkPageChanges() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== PAGE_CHANGES || !parent || index === undefined) return undefined;
      const shared = sharedComparisons();
      if (!shared) throw missingPlugin(`${vfile.path}:${node.position?.start.line ?? 1}`);
      const { site, siteDir, baseUrl } = shared;
      const file = projectPath(siteDir, vfile.path);
      const versions = comparedVersions(node, file, site);
      const content = parseContent(versions ? listChanges(site, versions, baseUrl, file) : RETIRED_TEXT);
      parent.children.splice(index, 1, ...(content as typeof parent.children));
      return [SKIP, index + content.length];
    });
  };
}

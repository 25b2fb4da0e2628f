import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { buildError } from '@api-docs/kit/buildError';
import { projectPath } from '@api-docs/kit/paths';
import { versionOfFile, type VersionPair } from '@api-docs/kit/docsVersions';
import { readAttributes } from '@api-docs/kit/readAttributes';
import { parseMdx } from '@api-docs/kit/parseMdx';

import { versionPairs } from '../pagePairs';
import type { ComparisonCache, SiteComparisons } from '../siteComparisons';
import { changedPages, type ChangedPage, type ChangedPages, type NamedPage } from './changedPages';

/** Name of the component. */
export const PAGE_CHANGES = 'PageChanges';

const ATTRIBUTES = ['from', 'to'];

/** The change-log itself changes with every version. */
const EXCLUDED = ['change-log'];

/** Number of changed pages that are listed. */
const MAX_CHANGED = 8;

/**
 * Reads which two versions `<PageChanges>` compares.
 *
 * @param node the component
 * @param file the page, relative to the project; its version is the default of `to`
 * @param site names of all versions, the oldest first, and of the retired ones
 * @returns undefined if one of the two was retired
 * @throws with the page and the line if the site does not compare the two versions
 */
export function comparedVersions(
  node: MdxJsxFlowElement,
  file: string,
  { order, retired }: Pick<SiteComparisons, 'order' | 'retired'>,
): VersionPair | undefined {
  const location = `${file}:${node.position?.start.line ?? 1}`;
  const { from, to } = readAttributes(node, ATTRIBUTES, location);
  const newer = to ?? versionOfFile(file);
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

/** Escapes characters that would be Markdown or JSX. */
function escapeText(text: string): string {
  return text.replace(/[\\`*_[\]{}<>&~]/g, '\\$&');
}

const pageLink = ({ title, path }: NamedPage) => `[${escapeText(title)}](</${path}>)`;

function changedPageItem({ from, counts, comparison, ...page }: ChangedPage, basePath: string): string {
  const origin = from === undefined ? '' : `, from “${escapeText(from)}”`;
  // Comparisons are no routes, so they need a plain `<a>`.
  const changes = comparison === undefined ? 'unchanged' : `<a href="${basePath}${comparison}">${counts}</a>`;
  return `${pageLink(page)}${origin}: ${changes}`;
}

function titledList(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`**${title}**`, items.map((item) => `- ${item}`).join('\n')];
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

/** Returns the lists that replace `<PageChanges>`. */
export function changesContent(
  { added, removed, moved, changed, unchanged }: ChangedPages,
  basePath: string,
): Root['children'] {
  if (added.length + removed.length + moved.length + changed.length === 0)
    return parseContent(`No page was added, removed, moved, or changed: all ${unchanged} say the same.`);
  const item = (page: ChangedPage) => changedPageItem(page, basePath);
  const rest = changed.length - MAX_CHANGED;
  const others = [
    ...(rest > 0 ? [`${rest} more changed less`] : []),
    ...(unchanged > 0 ? [`${unchanged} say the same`] : []),
  ];
  const blocks = [
    ...titledList('Pages added', added.map(pageLink)),
    ...titledList('Pages removed', removed.map(pageLink)),
    ...titledList('Pages changed most', changed.slice(0, MAX_CHANGED).map(item)),
    ...titledList('Pages moved', moved.map(item)),
    ...(others.length > 0 ? [`Of the other pages, ${others.join(', and ')}.`] : []),
  ];
  return parseContent(blocks.join('\n\n'));
}

/**
 * Remark plugin that replaces `<PageChanges from="v3.3.0" to="v3.4.0" />` by lists of the pages that were added, removed,
 * moved, or changed most between two docs versions. The lists are Markdown, so no page loads a component.
 *
 * @param comparisons comparisons of the project
 * @param options absolute path of the project, and base path of the site
 * @throws with the page and the line if the site does not compare the two versions
 */
export function remarkPageChanges(
  comparisons: ComparisonCache,
  { siteDir, basePath }: { siteDir: string; basePath: string },
) {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== PAGE_CHANGES || !parent || index === undefined) return undefined;
      const site = comparisons.site();
      const versions = comparedVersions(node, projectPath(siteDir, vfile.path), site);
      const content = versions
        ? changesContent(changedPages(site, versions, EXCLUDED), basePath)
        : parseContent(RETIRED_TEXT);
      parent.children.splice(index, 1, ...(content as typeof parent.children));
      return [SKIP, index + content.length];
    });
  };
}

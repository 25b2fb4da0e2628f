import type { BlockContent, List, Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { projectPath } from '../projectPath';
import { comparedVersions, PAGE_CHANGES } from './comparedVersions';
import { pagesBetween, type ChangedPage, type NamedPage, type PagesBetween } from './pagesBetween';
import type { OpenComparisons } from './openComparisons';

/** The page that tells the changes: that it grows with each version is no news. */
const CHANGE_LOG = ['change-log'];

/** How many of the pages that changed most are named. */
const MOST = 8;

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });

function list(items: readonly PhrasingContent[][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: false, children: [paragraph(...children)] })),
  };
}

const pageLink = ({ title, path }: NamedPage): PhrasingContent => ({
  type: 'link',
  url: `/${path}`,
  children: [text(title)],
});

/** No link of the router: comparisons lie outside of the app. Set as JSX, it is not replaced by the site's link. */
function comparisonLink(words: string, href: string): PhrasingContent {
  const link = {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [{ type: 'mdxJsxAttribute', name: 'href', value: href }],
    children: [text(words)],
    data: { _mdxExplicitJsx: true },
  };
  return link as MdxJsxTextElement as PhrasingContent;
}

function changedItem({ from, words, comparison, ...page }: ChangedPage, basePath: string): PhrasingContent[] {
  const origin = from === undefined ? [] : [text(`, from “${from}”`)];
  return [
    pageLink(page),
    ...origin,
    text(': '),
    comparison === undefined ? text('unchanged') : comparisonLink(words, basePath + comparison),
  ];
}

function part(title: string, items: readonly PhrasingContent[][]): BlockContent[] {
  return items.length === 0 ? [] : [paragraph(strong(title)), list(items)];
}

/** @returns the content of `<PageChanges>` */
export function changesContent({ added, removed, moved, changed, unchanged }: PagesBetween, basePath: string) {
  const item = (page: ChangedPage) => changedItem(page, basePath);
  const rest = changed.length - MOST;
  const others = [
    ...(rest > 0 ? [`${rest} more changed less`] : []),
    ...(unchanged > 0 ? [`${unchanged} say the same`] : []),
  ];
  const nothing = added.length + removed.length + moved.length + changed.length === 0;
  if (nothing)
    return [paragraph(text(`No page was added, removed, moved, or changed: all ${unchanged} say the same.`))];
  return [
    ...part(
      'Pages added',
      added.map((page) => [pageLink(page)]),
    ),
    ...part(
      'Pages removed',
      removed.map((page) => [pageLink(page)]),
    ),
    ...part('Pages changed most', changed.slice(0, MOST).map(item)),
    ...part('Pages moved', moved.map(item)),
    ...(others.length > 0 ? [paragraph(text(`Of the other pages, ${others.join(', and ')}.`))] : []),
  ];
}

/**
 * Remark plugin: replaces `<PageChanges from="v3.3.0" to="v3.4.0" />` by lists of the pages that were added, removed,
 * moved, or changed most between two docs versions. They are plain Markdown: no page pays for a component.
 *
 * @param comparisons of the project
 * @param project its folder (absolute) and the base path of the site
 * @throws with page and line when the site does not compare the two versions
 */
export function remarkPageChanges(
  comparisons: OpenComparisons,
  { siteDir, basePath }: { siteDir: string; basePath: string },
) {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== PAGE_CHANGES || !parent || index === undefined) return undefined;
      const site = comparisons.site();
      const versions = comparedVersions(node, projectPath(siteDir, vfile.path), site.order);
      const content = changesContent(pagesBetween(site, versions, CHANGE_LOG), basePath);
      parent.children.splice(index, 1, ...(content as typeof parent.children));
      return [SKIP, index + content.length];
    });
  };
}

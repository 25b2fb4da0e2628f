import type { BlockContent, Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { buildError, spellingRemedy } from '../../../lib/buildError';
import { projectPath } from '../../../lib/paths';
import { versionOfFile } from '../../../lib/docsVersions';
import { versionPairs, type VersionPair } from '../pagePairs';
import type { ComparisonCache, SiteComparisons } from '../siteComparisons';
import { changedPages, type ChangedPage, type ChangedPages, type NamedPage } from './changedPages';

/** Name of the component. */
export const PAGE_CHANGES = 'PageChanges';

const ATTRIBUTES = ['from', 'to'];

/** The change-log itself changes with every version. */
const EXCLUDED = ['change-log'];

/** Number of changed pages that are listed. */
const MAX_CHANGED = 8;

function readAttributes({ attributes }: MdxJsxFlowElement, location: string): Record<string, string> {
  return Object.fromEntries(
    attributes.map((attribute) => {
      const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' && ATTRIBUTES.includes(name))
        return [name, attribute.value];
      throw buildError({
        file: location,
        problem: `<${PAGE_CHANGES}> has an unknown or computed attribute`,
        expected: 'from="…" and to="…"',
        found: name,
        remedy: ATTRIBUTES.includes(name)
          ? `write the value as text: ${name}="…"`
          : spellingRemedy(name, ATTRIBUTES, 'name the versions with from and to'),
      });
    }),
  );
}

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
  const { from, to } = readAttributes(node, location);
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

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

const pageLink = ({ title, path }: NamedPage): PhrasingContent => ({
  type: 'link',
  url: `/${path}`,
  children: [text(title)],
});

/** Returns a plain `<a>`, because comparisons are no routes. Explicit JSX is not replaced by the site's link component. */
function comparisonLink(label: string, href: string): PhrasingContent {
  const link = {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [{ type: 'mdxJsxAttribute', name: 'href', value: href }],
    children: [text(label)],
    data: { _mdxExplicitJsx: true },
  };
  return link as MdxJsxTextElement as PhrasingContent;
}

function changedPageItem({ from, counts, comparison, ...page }: ChangedPage, basePath: string): PhrasingContent[] {
  return [
    pageLink(page),
    ...(from === undefined ? [] : [text(`, from “${from}”`)]),
    text(': '),
    comparison === undefined ? text('unchanged') : comparisonLink(counts, basePath + comparison),
  ];
}

function titledList(title: string, items: readonly PhrasingContent[][]): BlockContent[] {
  if (items.length === 0) return [];
  return [
    paragraph({ type: 'strong', children: [text(title)] }),
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: items.map((children) => ({ type: 'listItem', spread: false, children: [paragraph(...children)] })),
    },
  ];
}

/** Replaces the lists if one of the versions was retired. */
const RETIRED_CONTENT: readonly BlockContent[] = [
  paragraph(text('One of the two versions is no longer on this site, so its pages are not compared.')),
];

/** Returns the lists that replace `<PageChanges>`. */
export function changesContent(
  { added, removed, moved, changed, unchanged }: ChangedPages,
  basePath: string,
): BlockContent[] {
  if (added.length + removed.length + moved.length + changed.length === 0)
    return [paragraph(text(`No page was added, removed, moved, or changed: all ${unchanged} say the same.`))];
  const item = (page: ChangedPage) => changedPageItem(page, basePath);
  const rest = changed.length - MAX_CHANGED;
  const others = [
    ...(rest > 0 ? [`${rest} more changed less`] : []),
    ...(unchanged > 0 ? [`${unchanged} say the same`] : []),
  ];
  return [
    ...titledList(
      'Pages added',
      added.map((page) => [pageLink(page)]),
    ),
    ...titledList(
      'Pages removed',
      removed.map((page) => [pageLink(page)]),
    ),
    ...titledList('Pages changed most', changed.slice(0, MAX_CHANGED).map(item)),
    ...titledList('Pages moved', moved.map(item)),
    ...(others.length > 0 ? [paragraph(text(`Of the other pages, ${others.join(', and ')}.`))] : []),
  ];
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
      const content = versions ? changesContent(changedPages(site, versions, EXCLUDED), basePath) : RETIRED_CONTENT;
      parent.children.splice(index, 1, ...(content as typeof parent.children));
      return [SKIP, index + content.length];
    });
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ListItem, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { docsFolder, latestVersion, readVersions } from '@api-docs/kit/node';
import { parseMdx } from '@api-docs/kit/pages';

import { brandedSlug, replaceTokens, type BrandValues } from '../../content/brand';

const CHANGE_LOG = 'change-log.mdx';

/** Returns the site path of a link in the change-log. Example: `./intro.mdx#the-envelope`. */
function resolveLink(url: string, slug: string): string {
  if (/^(?:\/|[a-z]+:)/.test(url)) return url;
  const [file = '', anchor] = url.split('#');
  const page = brandedSlug(path.posix.normalize(file || CHANGE_LOG), slug);
  return `/docs${page}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Returns the first entries below the first four headings, each with its heading. */
function firstEntries(section: readonly RootContent[]): ListItem[] {
  let title = '';
  const entries = section.flatMap((node): ListItem[] => {
    if (node.type === 'heading') title = toString(node);
    if (node.type !== 'list') return [];
    const name: RootContent = { type: 'strong', children: [{ type: 'text', value: title }] };
    const first = node.children[0]?.children ?? [];
    return [{ type: 'listItem', children: [{ type: 'paragraph', children: [name] }, ...first] }];
  });
  return entries.slice(0, 4);
}

/**
 * Remark plugin that replaces `<LatestChanges part="summary" />` by the first paragraph about the latest version in its
 * change-log, and `<LatestChanges part="entries" />` by its first entries. If no section has the name of the version, as
 * right after a version cut, these are those of the first section.
 */
export function latestChanges(siteDir: string, brand: BrandValues & { slug: string }) {
  const readSection = (): RootContent[] => {
    const version = latestVersion(readVersions(siteDir));
    const file = path.posix.join(docsFolder(version), CHANGE_LOG);
    const tree = parseMdx(replaceTokens(readFileSync(path.join(siteDir, file), 'utf8'), file, brand));
    visit(tree, 'link', (link) => void (link.url = resolveLink(link.url, brand.slug)));
    const sections: { title: string; nodes: RootContent[] }[] = [];
    for (const node of tree.children) {
      if (node.type === 'heading' && node.depth === 2) sections.push({ title: toString(node), nodes: [] });
      else sections.at(-1)?.nodes.push(node);
    }
    return (sections.find(({ title }) => title === version) ?? sections[0])?.nodes ?? [];
  };
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'LatestChanges' || !parent || index === undefined) return;
      const section = readSection();
      const isSummary = node.attributes.some(({ value }) => value === 'summary');
      const summary = section.slice(0, 1).filter(({ type }) => type === 'paragraph');
      const entries: RootContent = { type: 'list', spread: true, children: firstEntries(section) };
      parent.children.splice(index, 1, ...(isSummary ? summary : [entries]));
    });
  };
}

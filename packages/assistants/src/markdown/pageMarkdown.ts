import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';

import { element, findElement, isElement, text } from '@api-docs/kit/html';
import { versionLabel, versionOfPage, type DocsVersion } from '@api-docs/kit/docsVersions';
import { llmsTxtPath, markdownPath, samplesPath } from '@api-docs/kit/markdownPath';
import type { ParsedPage } from '@api-docs/kit/parsePage';

import { takeOtherLanguages } from './languageTabs';
import { addHeadingIds, markdownFile, type FileLocation } from './markdownFile';

export interface PageMarkdown {
  title: string;
  description: string;
  /** Front matter, heading and content. */
  text: string;
  /** A file with the samples of the page in further languages, if it has any. */
  samples?: string;
  /** Set for a page that no index lists. */
  unlisted?: true;
}

/** Returns the main content. It starts with the heading, which some pages have elsewhere and some only as their `<title>`. */
function contentOf({ main, heading, documentTitle }: ParsedPage): Element {
  if (findElement(main, (node) => node === heading)) return main;
  return { ...main, children: [heading ?? element('h1', [text(documentTitle)]), ...main.children] };
}

const timeIn = (node: Element) => findElement(node, ({ tagName }) => tagName === 'time');

/**
 * Takes the lines below the title (see `src/components/TitleLine`) out of the content, for the front matter: states such as
 * `legacy API`, the day of the last change, and the URL of the comparison with an older docs version.
 */
function takeState(tree: Element, origin: string): { state?: string; updated?: string; changes?: string } {
  const marked = (value: string) => findElement(tree, ({ properties }) => properties.dataMarkdown === value);
  const line = marked('state');
  if (!line) return {};
  const time = timeIn(line);
  const [day = ''] = String(time?.properties.dateTime ?? '').split('T');
  const states = line.children
    .filter((child) => isElement(child, 'span') && !timeIn(child) && child.properties.dataMarkdown !== 'skip')
    .map((label) => toText(label).trim().replaceAll(' · ', ', '));
  const changes = marked('changes');
  const comparison = changes && findElement(changes, ({ tagName }) => tagName === 'a');
  for (const one of [line, changes]) if (one) one.properties.dataMarkdown = 'skip';
  return {
    state: states.join(', '),
    updated: day,
    ...(comparison ? { changes: origin + markdownPath(String(comparison.properties.href)) } : {}),
  };
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^blog\/(?:$|(?:tags|archive|authors|page)\/)/, 'list of posts'],
  [/^blog\//, 'blog post'],
  [/^docs\/api\/$/, 'API reference'],
  [/^docs\/api\//, 'operation'],
  [/^docs\//, 'guide'],
];

/** Formats the samples of a page in further languages. */
function samplesFile(samples: ElementContent[], fields: Record<string, string>, location: FileLocation): string {
  const title = `Samples: ${fields.title}`;
  const tree: Root = { type: 'root', children: [element('h1', [text(title)]), ...samples] };
  return markdownFile({ ...fields, title }, tree, location);
}

/** Returns the label of the docs version that has a page, for example `v3.4.0 (latest)`; empty for pages without versions. */
function versionOf(page: string, versions: readonly DocsVersion[]): string {
  const name = versionOfPage(page, versions);
  // A site whose docs have no versions calls its only one `next`.
  const version = versions.length > 1 && versions.find((one) => one.name === name);
  return version ? versionLabel(version) : '';
}

/**
 * Converts a finished page to Markdown and changes its content in place. The source is the HTML instead of the MDX file, so the
 * Markdown has all that components render: fields, samples, replies and the labels of figures.
 */
export function pageMarkdown(
  parsed: ParsedPage,
  location: FileLocation,
  versions: readonly DocsVersion[],
): PageMarkdown {
  const { description, canonical, isUnlisted } = parsed;
  const content = contentOf(parsed);
  const title = toText(findElement(content, ({ tagName }) => tagName === 'h1') ?? content).trim();
  const tree: Root = { type: 'root', children: [content] };
  const { siteUrl, basePath, page } = location;
  const own = siteUrl + basePath;
  const url = own + page;
  const version = versionOf(page, versions);
  const state = takeState(content, siteUrl);
  addHeadingIds(tree);
  const samples = takeOtherLanguages(tree, own + encodeURI(samplesPath(page)));
  const others = [encodeURI(url), url].includes(canonical) ? {} : { canonical };
  const kind = KINDS.find(([pattern]) => pattern.test(page))?.[1] ?? 'page';
  const folders = versions.map(({ path }) => path);
  const index = own + llmsTxtPath(page, folders);
  return {
    title,
    description,
    text: markdownFile({ title, description, version, ...state, kind, url, ...others, index }, tree, location),
    ...(samples.length > 0
      ? { samples: samplesFile(samples, { title, version, kind: 'samples', url }, location) }
      : {}),
    ...(isUnlisted ? { unlisted: true as const } : {}),
  };
}

import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';

import { element, findElement, isElement, text } from '@api-docs/kit/html';
import { markdownPath, samplesPath } from '@api-docs/kit/markdownPath';
import type { ParsedPage } from '@api-docs/kit/parsePage';

import { takeOtherLanguages } from './languageTabs';
import { addHeadingIds, markdownFile, type FileLocation } from './markdownFile';

/** What a page's HTML does not say about the page. */
export interface PageLocation extends FileLocation {
  /** Label of the docs version, for example `v3.4.0 (latest)`; undefined for pages without versions. */
  version: string | undefined;
  /** Path of the index that lists the page, below the base path. */
  index: string;
  /** What the page is, for example `operation`. Default: `guide`, `blog post`, `list of posts` or `page`, by its path. */
  kind?: string | undefined;
}

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
  [/^docs\//, 'guide'],
];

/** Formats the samples of a page in further languages. */
function samplesFile(title: string, samples: ElementContent[], location: PageLocation): string {
  const { siteUrl, basePath, page, version } = location;
  const url = siteUrl + basePath + page;
  const name = `Samples: ${title}`;
  const tree: Root = { type: 'root', children: [element('h1', [text(name)]), ...samples] };
  return markdownFile({ title: name, version, kind: 'samples', url }, tree, location);
}

/**
 * Converts a finished page to Markdown and changes its content in place. The source is the HTML instead of the MDX file, so the
 * Markdown has all that components render: fields, samples, replies and the labels of figures.
 */
export function pageMarkdown(parsed: ParsedPage, location: PageLocation): PageMarkdown {
  const { description, canonical, isUnlisted } = parsed;
  const content = contentOf(parsed);
  const title = toText(findElement(content, ({ tagName }) => tagName === 'h1') ?? content).trim();
  const tree: Root = { type: 'root', children: [content] };
  const { siteUrl, basePath, page, version, index } = location;
  const own = siteUrl + basePath;
  const url = own + page;
  const state = takeState(content, siteUrl);
  addHeadingIds(tree);
  const samples = takeOtherLanguages(tree, own + encodeURI(samplesPath(page)));
  const others = [encodeURI(url), url].includes(canonical) ? {} : { canonical };
  const kind = location.kind ?? KINDS.find(([pattern]) => pattern.test(page))?.[1] ?? 'page';
  const head = { title, description, version, ...state, kind, url, ...others, index: own + index };
  return {
    title,
    description,
    text: markdownFile(head, tree, location),
    ...(samples.length > 0 ? { samples: samplesFile(title, samples, location) } : {}),
    ...(isUnlisted ? { unlisted: true as const } : {}),
  };
}

import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';

import {
  element,
  findElement,
  isElement,
  llmsTxtPath,
  MARKDOWN_MARKS,
  markdownPath,
  samplesPath,
  text,
} from '@api-docs/kit';
import { versionLabel, type DocsVersion } from '@api-docs/kit/node';
import type { ParsedPage } from '@api-docs/kit/pages';

import { addAnchors, addHeadingIds } from './headingIds';
import { markdownFile } from './markdownFile';
import { takeOtherLanguages } from './otherLanguages';
import type { FileLocation } from './rewriteLinks';

export interface PageMarkdown {
  title: string;
  description: string;
  /** Name of its docs version; undefined for the reference, the blog and all other pages. */
  version?: string;
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
  const line = marked(MARKDOWN_MARKS.state);
  if (!line) return {};
  const time = timeIn(line);
  const [day = ''] = String(time?.properties.dateTime ?? '').split('T');
  const states = line.children
    .filter(
      (child) => isElement(child, 'span') && !timeIn(child) && child.properties.dataMarkdown !== MARKDOWN_MARKS.skip,
    )
    .map((label) => toText(label).trim().replaceAll(' · ', ', '));
  const changes = marked(MARKDOWN_MARKS.changes);
  const comparison = changes && findElement(changes, ({ tagName }) => tagName === 'a');
  for (const one of [line, changes]) if (one) one.properties.dataMarkdown = MARKDOWN_MARKS.skip;
  return {
    state: states.join(', '),
    updated: day,
    ...(comparison ? { changes: origin + markdownPath(String(comparison.properties.href)) } : {}),
  };
}

/**
 * Converts a finished page to Markdown and changes its content in place. The source is the HTML instead of the MDX file, so the
 * Markdown has all that components render: fields, samples, responses and the labels of figures.
 *
 * @param kind what the page is, for example `guide`
 */
export function pageMarkdown(
  parsed: ParsedPage,
  location: FileLocation,
  kind: string,
  versions: readonly DocsVersion[],
): PageMarkdown {
  const { description, canonical, isUnlisted } = parsed;
  const content = contentOf(parsed);
  const title = toText(findElement(content, ({ tagName }) => tagName === 'h1') ?? content).trim();
  const tree: Root = { type: 'root', children: [content] };
  const { siteUrl, basePath, page, url = siteUrl + basePath + page } = location;
  // As a link has it: names of files may have spaces.
  const { href } = new URL(url);
  const own = siteUrl + basePath;
  // A site whose docs have no versions calls its only one `next`.
  const docsVersion = versions.length > 1 && versions.find(({ name }) => name === parsed.place.version);
  const version = docsVersion ? versionLabel(docsVersion) : '';
  const state = takeState(content, siteUrl);
  addHeadingIds(tree);
  addAnchors(tree);
  const samples = takeOtherLanguages(tree, own + encodeURI(samplesPath(page)));
  const samplesTitle = `Samples: ${title}`;
  const samplesTree: Root = { type: 'root', children: [element('h1', [text(samplesTitle)]), ...samples] };
  const others = [href, url].includes(canonical) ? {} : { canonical };
  const folders = versions.map(({ path }) => path);
  const index = own + llmsTxtPath(page, folders);
  return {
    title,
    description,
    ...(parsed.place.version === undefined ? {} : { version: parsed.place.version }),
    text: markdownFile({ title, description, version, ...state, kind, url: href, ...others, index }, tree, location),
    ...(samples.length > 0
      ? { samples: markdownFile({ title: samplesTitle, version, kind: 'samples', url: href }, samplesTree, location) }
      : {}),
    ...(isUnlisted ? { unlisted: true as const } : {}),
  };
}

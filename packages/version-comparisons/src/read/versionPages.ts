import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { createExcerpt, parseMarkdownContentTitle } from '@docusaurus/utils';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { withoutControls } from '@api-docs/kit/controlCharacters';
import { docsFolder, readVersions, versionPath } from '@api-docs/kit/docsVersions';
import { CATEGORY_FILE, generatedIndex } from '@api-docs/kit/categoryFiles';
import type { PageReading, SlugFrontMatter } from '@api-docs/kit/docSlug';
import { isCommonMark, isHidden, readFrontMatter, splitFrontMatter } from '@api-docs/kit/frontMatter';
import { isPartial } from '@api-docs/kit/paths';
import { readAttributes } from '@api-docs/kit/readAttributes';
import { item, strong } from '@api-docs/kit/blocks';
import type {
  ComponentText,
  FactComponentDefinition,
  PageContext,
} from '@api-docs/openapi-reference/props/pageContext';
import type { ApiFacts } from '@api-docs/openapi-facts/types';
import { fileOfPage, type ApiFiles } from '@api-docs/openapi-reference/apiFiles';
import { factComponents } from '@api-docs/openapi-reference/props/factComponents';

import { blocksOf, parseMdxPage, readMdx, type PageContent } from './readMdx';

/** The API facts that comparisons use. */
export type ComparedFacts = Pick<ApiFacts, 'operations' | 'legacyBodies'>;

/** A page to compare, with the API facts of its docs version. */
export interface ComparedPage extends PageContent {
  facts: ComparedFacts;
}

/** The project whose pages are read. */
export interface ComparisonSources {
  /** Absolute path of the project. */
  siteDir: string;
  /** The OpenAPI files. Default: a site without an API, whose pages have no fields to compare. */
  files?: ApiFiles;
  /** How the texts of pages are read. */
  pages: PageReading;
}

/** A page of a docs version. */
export interface VersionPage {
  /** `next`, or for example `v3.3.0`. */
  version: string;
  /** Path within the version, without slashes at either end; empty for the landing page. */
  slug: string;
  /** Path below the base path, for example `docs/v3.3.0/intro/`. */
  path: string;
  /** The Markdown file, or the `_category_.json` of a generated index page; relative to the project. */
  file: string;
}

/** Front matter that decides what a reader sees and where. */
interface Head extends SlugFrontMatter {
  title?: string;
  /** Shown on cards instead of the title. */
  sidebar_label?: string;
  description?: string;
  sidebar_position?: number;
  mdx?: unknown;
  draft?: boolean;
  unlisted?: boolean;
}

const isMarkdown = (name: string) => /\.mdx?$/.test(name);

/** Pages without a position come last. */
const positionOf = ({ sidebar_position = Number.MAX_VALUE }: Head) => sidebar_position;

/** Lists the pages of a docs version by file, including the index pages that Docusaurus generates for categories. */
export function versionPages(sources: ComparisonSources, version: string): VersionPage[] {
  const { siteDir, pages } = sources;
  const folder = docsFolder(version);
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) return [];
  const prefix = versionPath(version, readVersions(siteDir)[0]);
  const pageAt = (slug: string, file: string): VersionPage => {
    const inside = slug.replace(/^\/|\/$/g, '');
    return { version, slug: inside, path: prefix + (inside && `${inside}/`), file };
  };
  const names = readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  return names.flatMap((name): VersionPage[] => {
    const file = `${folder}/${name}`;
    if (CATEGORY_FILE.test(name)) {
      const index = generatedIndex(readText(sources, file), file);
      return index ? [pageAt(index.slug, file)] : [];
    }
    if (!isMarkdown(name) || isPartial(name)) return [];
    const head = readHead(sources, file);
    return isHidden(head) ? [] : [pageAt(pages.slugOf(name, head), file)];
  });
}

/** Reads a file of the project and fills in its tokens. */
function readText({ siteDir, pages }: ComparisonSources, file: string): string {
  return pages.fillIn(withoutControls(readFileSync(path.join(siteDir, file), 'utf8')), file);
}

function readHead({ siteDir, pages }: ComparisonSources, file: string): Head {
  return pages.fillIn(readFrontMatter(path.join(siteDir, file)), file) as Head;
}

/** Reads a page, with the title and the description that Docusaurus derives if the front matter has none. */
function readPageText(sources: ComparisonSources, file: string) {
  const head = readHead(sources, file);
  const { title, description, sidebar_label } = head;
  const { text } = splitFrontMatter(readText(sources, file));
  const { content, contentTitle } = parseMarkdownContentTitle(text, { removeContentTitle: true });
  const shown = contentTitle ?? title ?? path.parse(file).name;
  return {
    title: shown,
    description: description ?? createExcerpt(content) ?? '',
    /** Label in the sidebar. */
    label: sidebar_label ?? title ?? shown,
    /** Below the front matter, without the title. */
    text: content,
    isCommonMark: isCommonMark(head),
    head,
  };
}

/** Returns one list item for each page in the folder, like the cards of the index page, in sidebar order. */
function categoryContent(sources: ComparisonSources, file: string): PageContent {
  const { siteDir } = sources;
  const folder = path.dirname(file);
  const { title = '' } = generatedIndex(readText(sources, file), file) ?? {};
  const blocks = readdirSync(path.join(siteDir, folder))
    .filter((name) => isMarkdown(name) && !isPartial(name))
    .sort()
    .map((name) => ({ page: `${folder}/${name}`, head: readHead(sources, `${folder}/${name}`) }))
    .filter(({ head }) => !isHidden(head))
    .sort((a, b) => positionOf(a.head) - positionOf(b.head))
    .map(({ page }) => {
      const { label, description: text } = readPageText(sources, page);
      return item(strong(label), { text: `: ${text}` });
    });
  return { title, sections: [{ level: 1, heading: [{ text: title }], blocks }], bodies: [] };
}

/** Reads what a component shows; returns undefined for components that only wrap their children. */
function componentText(context: PageContext | undefined, element: MdxJsxFlowElement): ComponentText | undefined {
  // Generated from comparisons, so it cannot be compared itself.
  if (element.name === 'PageChanges') return { blocks: [] };
  if (!context) return undefined;
  const components: Readonly<Partial<Record<string, FactComponentDefinition>>> = factComponents(context.files);
  const { attributes = [], readText, writeContent } = components[element.name ?? ''] ?? {};
  const read = () => readAttributes(element, attributes, context.page);
  return writeContent ? { blocks: blocksOf(writeContent(context, read())) } : readText?.(context, read());
}

function markdownContent(sources: ComparisonSources, file: string, parse: (text: string) => Root): PageContent {
  const { siteDir, files } = sources;
  const { title, head, text, ...format } = readPageText(sources, file);
  const tree = format.isCommonMark ? parseMdxPage(text, format) : parse(text);
  const context = files && {
    facts: files.facts(fileOfPage(files, file)),
    files,
    page: file,
    siteDir,
    frontMatter: { ...head },
  };
  return readMdx(title, tree, (element) => componentText(context, element));
}

/**
 * Reads one of {@link versionPages}.
 *
 * @param parse `parseMdxPage`, or a cache of it
 * @throws if the page is malformed; the build of the page itself reports this with a better message
 */
export function readVersionPage(
  sources: ComparisonSources,
  { file }: VersionPage,
  parse: (text: string) => Root,
): ComparedPage {
  const content = CATEGORY_FILE.test(file) ? categoryContent(sources, file) : markdownContent(sources, file, parse);
  const { files } = sources;
  return { ...content, facts: files ? files.facts(fileOfPage(files, file)) : { operations: [], legacyBodies: [] } };
}

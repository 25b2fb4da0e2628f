import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseMarkdownContentTitle } from '@docusaurus/utils';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { withoutControls } from '@api-docs/kit/controlCharacters';
import { docsFolder, readVersions, versionPath } from '@api-docs/kit/docsVersions';
import type { PageReading, SlugFrontMatter } from '@api-docs/kit/docSlug';
import { isCommonMark, isHidden, readFrontMatter, splitFrontMatter } from '@api-docs/kit/frontMatter';
import { isPartial, listFiles } from '@api-docs/kit/paths';
import { readAttributes } from '@api-docs/kit/readAttributes';
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
  /** The Markdown file, relative to the project. */
  file: string;
}

/** Front matter that decides what a reader sees and where. */
interface Head extends SlugFrontMatter {
  title?: string;
  mdx?: unknown;
  draft?: boolean;
  unlisted?: boolean;
}

const isMarkdown = (name: string) => /\.mdx?$/.test(name);

/** Lists the written pages of a docs version by file. */
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
  return listFiles(absolute).flatMap((name): VersionPage[] => {
    const file = `${folder}/${name}`;
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
  const { siteDir, files } = sources;
  const head = readHead(sources, file);
  const { text } = splitFrontMatter(readText(sources, file));
  const { content, contentTitle } = parseMarkdownContentTitle(text, { removeContentTitle: true });
  const title = contentTitle ?? head.title ?? path.parse(file).name;
  const tree = isCommonMark(head) ? parseMdxPage(content, { isCommonMark: true }) : parse(content);
  const facts = files?.facts(fileOfPage(files, file));
  const context = files && facts && { facts, files, page: file, siteDir, frontMatter: { ...head } };
  const page = readMdx(title, tree, (element) => componentText(context, element));
  return { ...page, facts: facts ?? { operations: [], legacyBodies: [] } };
}

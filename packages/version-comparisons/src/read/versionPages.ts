import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { DocusaurusConfig } from '@docusaurus/types';
import { aliasedSitePathToRelativePath, parseMarkdownContentTitle } from '@docusaurus/utils';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { withoutControls } from '@api-docs/kit/node';
import { isCommonMark, isHidden, readAttributes, readFrontMatter, splitFrontMatter } from '@api-docs/kit/pages';
import { versionName } from '@api-docs/kit/plugin';
import {
  factComponents,
  namingFacts,
  versionFile,
  type ApiFiles,
  type ComponentText,
  type FactComponent,
  type PageContext,
} from '@api-docs/openapi-reference/library';
import type { ApiFacts } from '@api-docs/openapi-facts';

import { blocksOf, parseMdxPage, readMdx, type PageContent } from './readMdx';

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
  files?: ApiFiles | undefined;
  /** Replaces the tokens of the site in a text, or in the texts of front matter, as its own hooks do. Default: there are none. */
  fillIn?: (<T>(value: T, file: string) => T) | undefined;
}

export interface VersionPage {
  /** `next`, or for example `v3.3.0`. */
  version: string;
  /** Name of the version as readers see it. */
  label: string;
  /** Path within the version, without slashes at either end; empty for the landing page. */
  slug: string;
  /** Path below the base path as links have it, for example `docs/v3.3.0/intro/`. */
  path: string;
  /** The Markdown file, relative to the project. */
  file: string;
}

/** Front matter that decides what a reader sees. */
interface Head {
  title?: string;
  mdx?: unknown;
}

/** Lists the written pages of all docs versions that Docusaurus has loaded, except drafts and unlisted ones: the oldest version first. */
export function versionPages(
  content: LoadedContent | undefined,
  site: Pick<DocusaurusConfig, 'baseUrl' | 'trailingSlash'>,
): VersionPage[] {
  return [...(content?.loadedVersions ?? [])].reverse().flatMap(({ versionName: loaded, label, docs }) =>
    docs
      .filter(({ frontMatter }) => !isHidden(frontMatter))
      .map(({ slug, permalink, source }): VersionPage => ({
        version: versionName(loaded),
        label,
        slug: slug.replace(/^\/|\/$/g, ''),
        path: applyTrailingSlash(permalink, site).slice(site.baseUrl.length),
        file: aliasedSitePathToRelativePath(source),
      }))
      .sort((a, b) => (a.file < b.file ? -1 : 1)),
  );
}

function readText({ siteDir, fillIn = (text) => text }: ComparisonSources, file: string): string {
  return fillIn(withoutControls(readFileSync(path.join(siteDir, file), 'utf8')), file);
}

function readHead({ siteDir, fillIn = (head) => head }: ComparisonSources, file: string): Head {
  return fillIn(readFrontMatter(path.join(siteDir, file)), file) as Head;
}

/** Returns the API facts of a docs version: those of the next one if it has no OpenAPI file of its own. */
function factsOf({ siteDir, files }: ComparisonSources, version: string): ApiFacts | undefined {
  if (!files) return undefined;
  const own = versionFile(files, version);
  return files.facts(existsSync(path.join(siteDir, own)) ? own : files.options.file);
}

/** Reads what a component shows; returns undefined for components that only wrap their children. */
function componentText(
  context: PageContext<ApiFiles> | undefined,
  element: MdxJsxFlowElement,
): ComponentText | undefined {
  // Generated from comparisons, so it cannot be compared itself.
  if (element.name === 'PageChanges') return { blocks: [] };
  if (!context) return undefined;
  const components: Readonly<Partial<Record<string, FactComponent<ApiFiles>>>> = factComponents(context.files);
  const { attributes = [], readText, writeContent } = components[element.name ?? ''] ?? {};
  const read = () => readAttributes(element, attributes, context.page);
  return namingFacts(context.facts.file, () =>
    writeContent ? { blocks: blocksOf(writeContent(context, read())) } : readText?.(context, read()),
  );
}

/**
 * Reads one of {@link versionPages}.
 *
 * @param parse `parseMdxPage`, or a cache of it
 * @throws if the page is malformed; the build of the page itself reports this with a better message
 */
export function readVersionPage(
  sources: ComparisonSources,
  { file, version }: VersionPage,
  parse: (text: string) => Root,
): ComparedPage {
  const { siteDir, files } = sources;
  const head = readHead(sources, file);
  const { text } = splitFrontMatter(readText(sources, file));
  const { content, contentTitle } = parseMarkdownContentTitle(text, { removeContentTitle: true });
  const title = contentTitle ?? head.title ?? path.parse(file).name;
  const tree = isCommonMark(head) ? parseMdxPage(content, { isCommonMark: true }) : parse(content);
  const facts = factsOf(sources, version);
  const context = files && facts && { facts, files, page: file, siteDir, frontMatter: { ...head } };
  const page = readMdx(title, tree, (element) => componentText(context, element));
  return { ...page, facts: facts ?? { operations: [], legacyBodies: [] } };
}

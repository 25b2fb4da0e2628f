import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { PluginOptions as DocsOptions } from '@docusaurus/plugin-content-docs';

import { classifyPage } from '../../content/front-matter/pageKind';
import { readFrontMatter } from '../../content/front-matter/readFrontMatter';
import type { Direction } from '../../content/front-matter/schemas';
import { operationOrigin } from '../differences/operationOrigin';
import { API_FILE, type ApiFiles } from '../facts/apiFiles';
import { combinedCall } from '../facts/combineMetrics';
import { operationRef } from '../facts/findOperation';
import type { ApiFacts, Operation } from '../facts/types';
import { isCurrentMetric, metricPage } from './metricPage';
import { operationPage, webhooksSection } from './operationPage';

/** Folder of the generated pages, not in git. */
export const REFERENCE_FOLDER = 'generated/api';

/** The list of operations that the OpenAPI plugin reads, see {@link operationList}. */
export const OPERATION_LIST = 'generated/operations.json';

/** The landing page, written by hand. The pages of the operations are generated from the OpenAPI file. */
export const LANDING_SOURCE = 'plugins/api/reference/landing.mdx';

/** Key of {@link operationList} with the page of an operation, and with the landing page. */
const PAGE = 'x-page';

/** What the OpenAPI plugin passes to a page generator: a part of {@link operationList}. */
interface PluginItem {
  api?: { [PAGE]: string };
  info?: { [PAGE]: string };
}

/** Returns the name of a page or section of the latest docs, by its path below the base path; undefined if it does not exist. */
function docsTitle(siteDir: string, version: string | undefined, page: string): string | undefined {
  if (version === undefined) return undefined;
  const [file = '', anchor] = page.replace(/^\/docs\//, '').split('#');
  const absolute = path.join(siteDir, 'versioned_docs', `version-${version}`, file);
  const names = anchor === undefined ? ['.mdx', '.md', '/index.mdx', '/index.md'] : ['/index.mdx', '/index.md'];
  const found = names.map((name) => `${absolute}${name}`).find((candidate) => existsSync(candidate));
  if (found === undefined) return undefined;
  if (anchor === undefined) return readFrontMatter(found).title as string;
  // The id of a section is made from its heading.
  return anchor.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
}

/**
 * Reads the score direction of an operation from the front matter of its metric page.
 *
 * @param siteDir absolute path of the project
 * @param operation of the latest OpenAPI file
 * @returns undefined for legacy operations and for those without a metric page of their own
 */
export function metricDirection(siteDir: string, operation: Operation): Direction | undefined {
  if (operation.deprecated) return undefined;
  const file = path.join(siteDir, `${metricPage(operation, 'brand').slice(1)}.mdx`);
  return existsSync(file) ? (readFrontMatter(file).direction as Direction | undefined) : undefined;
}

/** Returns the page of an operation. */
function pageOf(operation: Operation, siteDir: string, files: ApiFiles, slug: string): string {
  const facts = files.facts(API_FILE);
  const docsPage = metricPage(operation, slug);
  const title = docsTitle(siteDir, files.versions()[0], metricPage(operation, 'brand'));
  const direction = metricDirection(siteDir, operation);
  const succession = operation.deprecated ? files.successors().operations[operation.path] : undefined;
  const origin = operationOrigin(files, files.facts(API_FILE), operation)?.text;
  return operationPage(operation, {
    ref: operationRef(facts, operation),
    ...(title === undefined ? {} : { docsPage: { path: docsPage, title } }),
    ...(direction ? { direction } : {}),
    ...(origin === undefined ? {} : { origin }),
    isCombined: combinedCall(facts, facts.operations.filter(isCurrentMetric))?.operation.id === operation.id,
    ...(succession ? { succession } : {}),
  });
}

/** Returns the landing page of the reference, with the webhooks of the OpenAPI file. */
function landingPage(siteDir: string, files: ApiFiles): string {
  const landing = readFileSync(path.join(siteDir, LANDING_SOURCE), 'utf8');
  const webhooks = webhooksSection(files.facts(API_FILE).webhooks);
  return webhooks ? `${landing}\n${webhooks}\n` : landing;
}

/**
 * Returns the pages of the reference without the OpenAPI plugin, which takes seconds to load. `npm start` writes these.
 * They have the content that the plugin writes, under simpler file names.
 *
 * @param siteDir absolute path of the project
 * @param slug the brand's slug
 * @returns the content of each page by its file name
 */
export function referencePages(siteDir: string, files: ApiFiles, slug: string): Map<string, string> {
  const pages = files
    .facts(API_FILE)
    .operations.map((operation): [string, string] => [
      `${operation.id}.api.mdx`,
      pageOf(operation, siteDir, files, slug),
    ]);
  return new Map([['overview.info.mdx', landingPage(siteDir, files)], ...pages]);
}

/** Returns the options of docusaurus-plugin-openapi-docs, which writes the pages of {@link operationList}. */
export function openApiPluginOptions() {
  // Relative, because these options are sent to the browser as part of the site's configuration.
  const template = 'plugins/api/reference/page.mustache';
  return {
    id: 'openapi',
    docsPluginId: 'api',
    config: {
      metrics: {
        specPath: OPERATION_LIST,
        outputDir: REFERENCE_FOLDER,
        template,
        infoTemplate: template,
        markdownGenerators: {
          createApiPageMD: ({ api }: PluginItem) => api?.[PAGE] ?? '',
          createInfoPageMD: ({ info }: PluginItem) => info?.[PAGE] ?? '',
        },
      },
    },
  };
}

/**
 * Returns an OpenAPI document with the operations and their pages, and nothing else. The OpenAPI plugin writes the pages. All
 * content comes from our facts, so the plugin cannot fail on a part of the file, and need not read it again.
 *
 * @param siteDir absolute path of the project
 * @param slug the brand's slug
 */
export function operationList(siteDir: string, files: ApiFiles, slug: string): Record<string, unknown> {
  const { title, version, operations } = files.facts(API_FILE);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const { path: key, method, id, summary } = operation;
    const page = { operationId: id, summary, responses: {}, [PAGE]: pageOf(operation, siteDir, files, slug) };
    paths[key] = { ...paths[key], [method.toLowerCase()]: page };
  }
  const info = { title: title || 'API', version: version || '1', [PAGE]: landingPage(siteDir, files) };
  return { openapi: '3.1.0', info, paths };
}

/** Operations that the sidebar shows without a click. Each page contains all visible items in its HTML. */
const MAX_VISIBLE = 100;

/** Operations of one sidebar category. */
const MAX_IN_CATEGORY = 50;

type Sidebar = Awaited<ReturnType<DocsOptions['sidebarItemsGenerator']>>;
type SidebarItem = Sidebar[number];

function category(label: string, collapsed: boolean, items: SidebarItem[]): SidebarItem {
  return { type: 'category', label, collapsed, collapsible: true, items };
}

/** Returns the items of a tag. Many operations are divided into categories named after their first and last one. */
function sidebarItems(operations: readonly Operation[]): SidebarItem[] {
  const docs = operations.map(({ id }): SidebarItem => ({ type: 'doc', id }));
  if (docs.length <= MAX_IN_CATEGORY) return docs;
  const starts = Array.from({ length: Math.ceil(docs.length / MAX_IN_CATEGORY) }, (_, part) => part * MAX_IN_CATEGORY);
  return starts.map((start) => {
    const end = Math.min(start + MAX_IN_CATEGORY, docs.length);
    const label = `${operations[start]?.summary} – ${operations[end - 1]?.summary}`;
    return category(label, true, docs.slice(start, end));
  });
}

/**
 * Returns the sidebar of the reference: the landing page, then a category per tag, in the order of the OpenAPI file. If the
 * file has many operations, the categories are collapsed, and Docusaurus renders their items when a reader opens them.
 */
export function referenceSidebar({ tags, operations }: ApiFacts): Sidebar {
  const isCollapsed = operations.length > MAX_VISIBLE;
  return [
    // Id of the landing page.
    { type: 'doc', id: 'overview' },
    ...tags.flatMap(({ name }) => {
      const own = operations.filter(({ tag }) => tag === name);
      // Docusaurus rejects a category without pages.
      return own.length > 0 ? [category(name, isCollapsed, sidebarItems(own))] : [];
    }),
  ];
}

/**
 * Returns the file in git to edit for a change to a page.
 *
 * @param page Markdown file, relative to the project
 * @returns the source of a generated page of the reference; for any other page, the page itself
 */
export function referenceSource(page: string): string {
  const classified = classifyPage(page);
  if (classified?.kind !== 'reference') return page;
  return classified.pathInside.endsWith('.info.mdx') ? LANDING_SOURCE : API_FILE;
}

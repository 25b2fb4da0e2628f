import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

import { classifyPage } from '../../content/front-matter/pageKind';
import { readFrontMatter } from '../../content/front-matter/readFrontMatter';
import type { Direction } from '../../content/front-matter/schemas';
import { API_FILE, type ApiFiles } from '../facts/apiFiles';
import type { ApiFacts, Operation } from '../facts/types';
import { metricPage } from './metricPage';
import { operationPage } from './operationPage';

/** Folder of the generated pages, not in git. */
export const REFERENCE_FOLDER = 'generated/api';

/** The OpenAPI file with the brand filled in, as the OpenAPI plugin reads it. */
export const BRANDED_API_FILE = 'generated/metrics-api.yaml';

/** The landing page, written by hand. The pages of the operations are generated from the OpenAPI file. */
export const LANDING_SOURCE = 'plugins/api/reference/landing.mdx';

interface PluginItem {
  api: { path: string };
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
      operationPage(operation, slug, metricDirection(siteDir, operation)),
    ]);
  return new Map([['overview.info.mdx', readFileSync(path.join(siteDir, LANDING_SOURCE), 'utf8')], ...pages]);
}

/**
 * Returns the options of docusaurus-plugin-openapi-docs, which writes the reference with our own page generator.
 *
 * @param siteDir absolute path of the project
 * @param slug the brand's slug
 */
export function openApiPluginOptions(siteDir: string, files: ApiFiles, slug: string) {
  // Relative, because these options are sent to the browser as part of the site's configuration.
  const template = 'plugins/api/reference/page.mustache';
  return {
    id: 'openapi',
    docsPluginId: 'api',
    config: {
      metrics: {
        specPath: BRANDED_API_FILE,
        outputDir: REFERENCE_FOLDER,
        template,
        infoTemplate: template,
        markdownGenerators: {
          createApiPageMD: (item: PluginItem) => {
            const operation = files.facts(API_FILE).operations.find(({ path: known }) => known === item.api.path);
            if (!operation) throw new Error(`${API_FILE} has no operation ${item.api.path}`);
            return operationPage(operation, slug, metricDirection(siteDir, operation));
          },
          createInfoPageMD: () => readFileSync(path.join(siteDir, LANDING_SOURCE), 'utf8'),
        },
      },
    },
  };
}

/** Returns the sidebar of the reference: the landing page, then a category per tag, in the order of the OpenAPI file. */
export function referenceSidebar(facts: ApiFacts): SidebarsConfig {
  return {
    reference: [
      // Id of the landing page.
      'overview',
      ...facts.tags.map(({ name }) => ({
        type: 'category' as const,
        label: name,
        collapsed: false,
        items: facts.operations.filter(({ tag }) => tag === name).map(({ id }) => id),
      })),
    ],
  };
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

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { classifyPage } from '../../content/front-matter/pageKind';
import { readFrontMatter } from '../../content/front-matter/readFrontMatter';
import type { Direction } from '../../content/front-matter/schemas';
import { API_FILE } from '../facts/apiFiles';
import type { Operation } from '../facts/types';
import { metricPage } from './metricPage';

/** Folder of the generated pages, not in git. */
export const REFERENCE_FOLDER = 'generated/api';

/** The landing page, written by hand. The pages of the operations are generated from the OpenAPI file. */
export const LANDING_SOURCE = 'plugins/api/reference/landing.mdx';

/** Returns whether a docs page exists and is about an operation, and not about one with the same last segment. */
export function isAbout(file: string, { path: apiPath, slug }: Operation): boolean {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return source.includes(`/docs/api${slug}`) || source.includes(`"${apiPath}"`);
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
  return isAbout(file, operation) ? (readFrontMatter(file).direction as Direction | undefined) : undefined;
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

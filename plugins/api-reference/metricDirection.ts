import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Operation } from '../api-facts/types';
import { readFrontMatter } from '../front-matter/readFrontMatter';
import type { Direction } from '../front-matter/schemas';
import { metricPage } from './metricPage';

/**
 * Reads which end of an operation's score is good: the front matter of its metric page says it.
 *
 * @param siteDir absolute path of the project
 * @param operation of the latest OpenAPI file
 * @returns the direction, or undefined for legacy operations and for those without a metric page of their own
 */
export function metricDirection(siteDir: string, operation: Operation): Direction | undefined {
  if (operation.deprecated) return undefined;
  const file = path.join(siteDir, `${metricPage(operation, 'brand').slice(1)}.mdx`);
  return existsSync(file) ? (readFrontMatter(file).direction as Direction | undefined) : undefined;
}

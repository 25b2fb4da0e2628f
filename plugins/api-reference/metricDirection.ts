import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import type { Operation } from '../api-facts/types';
import type { Direction } from '../front-matter/schemas';
import { metricPage } from './metricPage';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

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
  if (!existsSync(file)) return undefined;
  const [, yaml = ''] = FRONT_MATTER.exec(readFileSync(file, 'utf8')) ?? [];
  return (parse(yaml) as { direction?: Direction } | null)?.direction;
}

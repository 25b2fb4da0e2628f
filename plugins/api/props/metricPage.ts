import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { docsFolder } from '@api-docs/kit/node';
import { own } from '@api-docs/kit';
import type { Operation } from '@api-docs/openapi-facts';
import { readFrontMatter } from '@api-docs/kit/pages';

import type { ScoreDirection } from '../../lib/scoreDirections';
import { isCurrentMetric } from '../facts/combineMetrics';

/** Names of metric pages that differ from the last segment of the operation's path. */
const PAGE_NAMES: Record<string, string> = { prompt_manipulation: 'prompt-injection', evaluate: '#combine-metrics' };

/** Returns the path of the docs page of an operation of the latest version, below the base path. */
export function metricPage(operation: Operation, slug: string): string {
  const metrics = `/docs/understanding-${slug}-metrics/`;
  if (!isCurrentMetric(operation)) return `${metrics}v3-metrics-soon-to-be-deprecated/${operation.name}`;
  return `${metrics}${own(PAGE_NAMES, operation.name) ?? operation.name.replaceAll('_', '-')}`;
}

/** Returns whether a docs page exists and is about an operation, and not about one with the same last segment. */
export function isAbout(file: string, { path: apiPath, slug }: Operation): boolean {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return source.includes(`/docs/api${slug}`) || source.includes(`"${apiPath}"`);
}

/**
 * Reads the score direction of an operation from the front matter of its metric page in a docs version. Returns
 * undefined for legacy operations and for those without a metric page of their own.
 */
export function metricDirection(siteDir: string, version: string, operation: Operation): ScoreDirection | undefined {
  if (operation.deprecated) return undefined;
  const name = metricPage(operation, 'brand').replace('/docs/', '');
  const file = path.join(siteDir, docsFolder(version), `${name}.mdx`);
  return isAbout(file, operation) ? (readFrontMatter(file).direction as ScoreDirection | undefined) : undefined;
}

import { splitDocsPath } from '@api-docs/kit/docsVersions';
import type { ApiFacts, Field } from '@api-docs/openapi-facts/types';

import { metricPage } from './metricPage';

/**
 * What is documented of the result that a metric page is about: the fields of `data`, only the reply around it, or no reply
 * at all, as on pages about the legacy API.
 */
type DocumentedResult = { kind: 'fields'; data: readonly Field[] } | { kind: 'envelope' } | { kind: 'none' };

/**
 * Finds out what is documented of a metric's result. Returns undefined for a page that is not about an operation or a
 * legacy body.
 */
export function documentedResult({ operations, legacyBodies }: ApiFacts, page: string): DocumentedResult | undefined {
  // Example: `understanding-brand-metrics/pii`.
  const path = splitDocsPath(page)?.pathInside.replace(/\.mdx?(?::\d+)?$/, '');
  if (path === undefined) return undefined;
  const operation = operations.find((candidate) => metricPage(candidate, 'brand') === `/docs/${path}`);
  if (!operation) {
    const name = path.split('/').at(-1)?.replaceAll('-', '_');
    return legacyBodies.some((body) => body.name === name) ? { kind: 'none' } : undefined;
  }
  if (operation.reply.length === 0) return { kind: 'none' };
  const data = operation.reply.find((field) => field.name === 'data')?.children ?? [];
  return data.length > 0 ? { kind: 'fields', data } : { kind: 'envelope' };
}

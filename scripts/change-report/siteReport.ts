import path from 'node:path';

import { diffFacts } from '@api-docs/openapi-facts/differences/diffFacts';
import { apiChangeList } from '@api-docs/openapi-reference/library';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api/facts/apiFiles';
import { comparePages } from './comparePages';
import { finishedBuild } from '../lib/run';

/** Paths that a list shows, to keep the summary readable. */
const MAX_PATHS = 30;

function pageLists(changes: ReturnType<typeof comparePages>): string {
  const lists = Object.entries(changes).flatMap(([title, paths]) => {
    if (paths.length === 0) return [];
    const rest = paths.length - MAX_PATHS;
    const items = [...paths.slice(0, MAX_PATHS), ...(rest > 0 ? [`and ${rest} more`] : [])];
    return `### ${title} (${paths.length})\n\n${items.map((item) => `- ${item}`).join('\n')}`;
  });
  return lists.join('\n\n') || 'No page changed.';
}

function apiChanges(base: string, head: string): string {
  const [older, newer] = [openApiFiles(base, brand), openApiFiles(head, brand)];
  const list = apiChangeList(diffFacts(older.facts(API_FILE), newer.facts(API_FILE), newer.successors()), 3);
  const hasOtherText = older.brandedText(API_FILE) !== newer.brandedText(API_FILE);
  return list === 'None.' && hasOtherText ? 'Only descriptions or examples of the OpenAPI file changed.' : list;
}

/**
 * Returns what differs between two checkouts, in their built pages and in the API, as Markdown.
 *
 * @param checkouts their folders, absolute or relative to the working directory
 */
export function siteReport(checkouts: Record<'base' | 'head', string>): string {
  const [base, head] = [path.resolve(checkouts.base), path.resolve(checkouts.head)];
  const buildOf = (checkout: string) => finishedBuild(path.join(checkout, 'build'));
  const pages = pageLists(comparePages(buildOf(base), buildOf(head)));
  return `# What this change does to the site\n\n## Pages\n\n${pages}\n\n## API\n\n${apiChanges(base, head)}`;
}

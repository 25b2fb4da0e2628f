import path from 'node:path';
import { parseArgs } from 'node:util';

import { diffFacts } from '@api-docs/openapi-facts/differences/diffFacts';

import { brand } from '../brand.config';
import { API_FILE, openApiFiles } from '../site/plugins/api/facts/apiFiles';
import { apiChangeList } from './change-report/apiChangeList';
import { comparePages } from './change-report/comparePages';
import { finishedBuild, main } from './lib/run';

/** Paths that a list shows, to keep the summary readable. */
const MAX_PATHS = 30;

/** Formats the changed pages as Markdown lists. */
function pageLists(changes: ReturnType<typeof comparePages>): string {
  const lists = Object.entries(changes).flatMap(([title, paths]) => {
    if (paths.length === 0) return [];
    const rest = paths.length - MAX_PATHS;
    const items = [...paths.slice(0, MAX_PATHS), ...(rest > 0 ? [`and ${rest} more`] : [])];
    return `### ${title} (${paths.length})\n\n${items.map((item) => `- ${item}`).join('\n')}`;
  });
  return lists.join('\n\n') || 'No page changed.';
}

/** Compares the OpenAPI files of two checkouts and formats the changes as Markdown. */
function apiChanges(base: string, head: string): string {
  const [older, newer] = [openApiFiles(base, brand), openApiFiles(head, brand)];
  const list = apiChangeList(diffFacts(older.facts(API_FILE), newer.facts(API_FILE), newer.successors()), 3);
  const hasOtherText = older.brandedText(API_FILE) !== newer.brandedText(API_FILE);
  return list === 'None.' && hasOtherText ? 'Only descriptions or examples of the OpenAPI file changed.' : list;
}

// Example: `npm run report:change -- --base ../main` compares this checkout with a built one of before.
main(async () => {
  const { values } = parseArgs({ options: { base: { type: 'string' }, head: { type: 'string', default: '.' } } });
  if (values.base === undefined) throw new Error('npm run report:change -- --base <built checkout of before>');
  const [base, head] = [path.resolve(values.base), path.resolve(values.head)];
  const buildOf = (checkout: string) => finishedBuild(path.join(checkout, 'build'));
  const pages = pageLists(comparePages(buildOf(base), buildOf(head)));
  console.log(`# What this change does to the site\n\n## Pages\n\n${pages}\n\n## API\n\n${apiChanges(base, head)}`);
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { brand } from '../brand.config';
import { diffFacts } from '../plugins/api/differences/diffFacts';
import { API_FILE, openApiFiles } from '../plugins/api/facts/apiFiles';
import { buildError } from '../plugins/lib/buildError';
import { apiChangeList } from './change-report/apiChangeList';
import { comparePages, readBuiltPages } from './change-report/comparePages';
import { summary } from './change-report/summary';
import { weighBuild } from './change-report/weighBuild';
import { main, projectDir } from './lib/run';

/** Returns the folder `build` of a checkout. */
function buildOf(checkout: string): string {
  const build = path.join(checkout, 'build');
  if (existsSync(path.join(build, 'index.html'))) return build;
  throw buildError({
    file: path.relative(projectDir, build) || build,
    problem: 'the checkout is not built',
    expected: 'a folder build/ that contains index.html',
    found: existsSync(build) ? 'a folder build/ without index.html' : 'no folder build/',
    remedy: 'run npm ci && npm run build in that checkout first',
  });
}

main(async () => {
  const { values } = parseArgs({ options: { base: { type: 'string' }, head: { type: 'string', default: '.' } } });
  if (values.base === undefined) {
    throw new Error('npm run report:change -- --base <built checkout of before> [--head <built checkout of after>]');
  }
  const [base, head] = [path.resolve(values.base), path.resolve(values.head)];
  const [before, after] = [buildOf(base), buildOf(head)];
  const [older, newer] = [openApiFiles(base, brand), openApiFiles(head, brand)];
  const changes = diffFacts(older.facts(API_FILE), newer.facts(API_FILE), newer.successors());
  process.stdout.write(
    summary({
      pages: comparePages(readBuiltPages(before), readBuiltPages(after)),
      weights: { before: await weighBuild(before), after: await weighBuild(after) },
      api: apiChangeList(changes, 3),
      isApiFileChanged: older.brandedText(API_FILE) !== newer.brandedText(API_FILE),
    }),
  );
});

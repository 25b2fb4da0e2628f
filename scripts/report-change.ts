import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { brand } from '../brand.config';
import { diffFacts } from '../plugins/api/differences/diffFacts';
import { API_FILE, apiVersionFile, openApiFiles, type ApiFiles } from '../plugins/api/facts/apiFiles';
import { buildError } from '../plugins/lib/buildError';
import { siteComparisons } from '../plugins/versions/comparisons/siteComparisons';
import { changedPages } from '../plugins/versions/comparisons/summaries/changedPages';
import { NEXT } from '../plugins/versions/docsVersions';
import { apiChangeList } from './change-report/apiChangeList';
import { comparePages, readBuiltPages } from './change-report/comparePages';
import { requireStates } from './change-report/requireStates';
import { spokenChanges } from './change-report/spokenChanges';
import { summary } from './change-report/summary';
import { unreleased } from './change-report/unreleased';
import { weighBuild } from './change-report/weighBuild';
import { main, projectDir } from './lib/run';
import { ensureChromium } from './test/programs';

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

/** Compares the next docs version and its API with the latest one. It needs no build. */
function unreleasedOf(siteDir: string, files: ApiFiles): string {
  const site = siteComparisons({ siteDir, brand, files });
  const latest = files.facts(apiVersionFile(site.latest));
  return unreleased({
    latest: site.latest,
    pages: changedPages(site, { older: site.latest, newer: NEXT }, []),
    api: diffFacts(latest, files.facts(API_FILE), files.successors()),
    brand,
  });
}

/**
 * Compares the accessibility trees of two builds. The older build may lack page states: their trees are the reasons.
 *
 * @returns the differences as Markdown, or that Chromium is missing
 * @throws if the newer build lacks page states
 */
async function spokenOf(before: string, after: string): Promise<string> {
  try {
    await ensureChromium();
  } catch (error) {
    return `Skipped, because Chromium is missing and cannot be installed: ${String(error).split('\n')[0]}`;
  }
  const { readTrees } = await import('../tests/support/screenReader/readTrees');
  const newer = requireStates(await readTrees(after));
  const older = await readTrees(before);
  return spokenChanges(new Map([...older.trees, ...older.unreached]), newer);
}

/** Writes the accessibility trees of a build into a folder, as one text file per page state. */
async function writeTrees(build: string, folder: string): Promise<void> {
  await ensureChromium();
  const { readTrees } = await import('../tests/support/screenReader/readTrees');
  const trees = requireStates(await readTrees(build));
  mkdirSync(folder, { recursive: true });
  for (const [name, tree] of trees) {
    writeFileSync(path.join(folder, `${name.replace(/\W+/g, '-')}.yaml`), `${tree}\n`);
  }
  console.log(`${trees.size} files in ${folder}`);
}

// Examples: `npm run report:change`, `npm run report:change -- --base ../main`,
// `npm run report:change -- --trees .cache/trees`.
main(async () => {
  const { values } = parseArgs({
    options: { base: { type: 'string' }, head: { type: 'string', default: '.' }, trees: { type: 'string' } },
  });
  const head = path.resolve(values.head);
  if (values.trees !== undefined) return writeTrees(buildOf(head), path.resolve(values.trees));
  const newer = openApiFiles(head, brand);
  const drift = unreleasedOf(head, newer);
  if (values.base === undefined) {
    console.log(drift);
    console.error('\nFor all effects of a change: npm run report:change -- --base <built checkout of before>');
    return;
  }
  const base = path.resolve(values.base);
  const [before, after] = [buildOf(base), buildOf(head)];
  const older = openApiFiles(base, brand);
  const changes = diffFacts(older.facts(API_FILE), newer.facts(API_FILE), newer.successors());
  process.stdout.write(
    summary({
      pages: comparePages(readBuiltPages(before), readBuiltPages(after)),
      weights: { before: await weighBuild(before), after: await weighBuild(after) },
      api: apiChangeList(changes, 3),
      isApiFileChanged: older.brandedText(API_FILE) !== newer.brandedText(API_FILE),
      spoken: await spokenOf(before, after),
      unreleased: drift,
    }),
  );
});

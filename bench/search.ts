import { parseArgs } from 'node:util';

import { markdownTable, type Column } from '../scripts/lib/markdownTable';
import { main } from '../scripts/lib/run';
import type { SearchEngine } from '../src/search/engine/searchEngine';
import {
  QUERY_FILE,
  rankOf,
  readQueries,
  score,
  SHOWN,
  type Metrics,
  type JudgedQuery,
  type HitLocation,
} from '../tests/support/judgedQueries';
import { siteFolder } from './lib/bench';
import { openEngine } from './search/siteSearch';

/** A judged query with the search's results. */
interface Answer {
  judged: JudgedQuery;
  places: HitLocation[];
  rank: number | undefined;
}

function askAll(siteDir: string, queries: readonly JudgedQuery[]): Answer[] {
  const engines = new Map<string, SearchEngine>();
  return queries.map((judged) => {
    const engine = engines.get(judged.version) ?? openEngine(siteDir, judged.version);
    engines.set(judged.version, engine);
    const { hits } = engine.search({ query: judged.query, area: '', limit: SHOWN });
    const places = hits.map(({ page, anchor }) => ({ page, anchor }));
    return { judged, places, rank: rankOf(judged, places) };
  });
}

/** Counts each page once, and any anchor on the right page as right. */
function rankByPage({ judged, places }: Answer): number | undefined {
  const pages = [...new Set(places.map(({ page }) => page))].map((page) => ({ page, anchor: '' }));
  return rankOf({ targets: judged.targets.map((target) => target.replace(/#.*/, '')) }, pages);
}

const scoreBy = (answers: readonly Answer[], rank: (answer: Answer) => number | undefined) =>
  score(answers.map((answer) => ({ kind: answer.judged.kind, rank: rank(answer), found: answer.places.length })));

const FIGURES: Column<[string, Metrics]>[] = [
  { title: 'Queries', cell: ([name]) => name },
  ...(['queries', 'mrr', 'hit1', 'hit3', 'empty'] as const).map((key): Column<[string, Metrics]> => ({
    title: { queries: 'number', mrr: 'MRR', hit1: 'hit@1', hit3: 'hit@3', empty: 'no result' }[key],
    cell: ([, figures]) => (key === 'queries' ? String(figures[key]) : figures[key].toFixed(3)),
    align: 'right',
  })),
];

const MISSES: Column<Answer>[] = [
  { title: 'Query', cell: ({ judged }) => judged.query },
  { title: 'Kind', cell: ({ judged }) => judged.kind },
  { title: 'Version', cell: ({ judged }) => judged.version },
  { title: 'Rank', cell: ({ rank }) => String(rank ?? '—'), align: 'right' },
  { title: 'Wanted', cell: ({ judged }) => judged.targets[0] ?? '' },
  {
    title: 'First hit',
    cell: ({ places: [first] }) => (first ? `/${first.page}#${first.anchor}`.replace(/#$/, '') : 'none'),
  },
];

main(async () => {
  const { values } = parseArgs({
    options: {
      queries: { type: 'string', default: QUERY_FILE },
      site: { type: 'string', default: 'build' },
    },
  });
  const queries = readQueries(values.queries);
  const answers = askAll(siteFolder(values.site), queries);
  const { overall, byKind } = scoreBy(answers, ({ rank }) => rank);
  const byPage = scoreBy(answers, rankByPage).overall;
  console.log(`${queries.length} judged queries of ${values.queries}; a right hit among the first ${SHOWN} counts.\n`);
  console.log(markdownTable([['all', overall], ['all, by page', byPage], ...byKind], FIGURES));
  const misses = answers.filter(({ rank }) => rank !== 1);
  console.log(`\n${misses.length} of ${answers.length} queries without a right hit at the top\n`);
  if (misses.length > 0) console.log(markdownTable(misses, MISSES));
});

import { buildDir } from '../../tests/support/builtSite';
import { FURTHER_HELD_OUT, HELD_OUT, rankOf, readQueries, SHOWN, TUNED } from '../../tests/support/judgedQueries';
import { openEngine } from '../../tests/support/siteSearch';
import { VERSIONS } from '../../tests/support/specifiedRoutes';
import { main } from '../lib/run';

/** By the file of judged queries. */
const BUDGETS = {
  [TUNED]: { MRR: 0.95, 'hit@3': 0.98 },
  [HELD_OUT]: { MRR: 0.85, 'hit@3': 0.9 },
  [FURTHER_HELD_OUT]: { MRR: 0.85, 'hit@3': 0.9 },
};

// Measures how well the built site answers judged queries. These change with the content, so that no test can demand them.
main(async () => {
  const engines = new Map(VERSIONS.map((version) => [version, openEngine(buildDir, version)]));
  const missed = Object.entries(BUDGETS).flatMap(([file, budget]) => {
    const ranked = readQueries(file).map((judged) => {
      const { hits } = engines.get(judged.version)?.search({ query: judged.query, area: '', limit: SHOWN }) ?? {
        hits: [],
      };
      return { query: judged.query, rank: rankOf(judged, hits) ?? Infinity };
    });
    const mean = (weigh: (rank: number) => number) =>
      ranked.reduce((sum, { rank }) => sum + weigh(rank), 0) / ranked.length;
    const measured = { MRR: mean((rank) => 1 / rank), 'hit@3': mean((rank) => Number(rank <= 3)) };
    const lost = ranked.filter(({ rank }) => rank > 3).map(({ query }) => query);
    console.log(`${file}: ${ranked.length} queries; not among the first three: ${lost.join(', ')}`);
    console.table({ measured, budget });
    return Object.entries(budget).flatMap(([name, least]) =>
      measured[name as keyof typeof measured] >= least ? [] : `${name} of ${file}`,
    );
  });
  if (missed.length > 0) throw new Error(`below the budget: ${missed.join('; ')}`);
});

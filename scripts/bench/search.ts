import { buildDir } from '../../tests/support/builtSite';
import { FURTHER_HELD_OUT, HELD_OUT, rankOf, readQueries, SHOWN, TUNED } from '../../tests/support/judgedQueries';
import { openEngine } from '../../tests/support/siteSearch';
import { VERSIONS } from '../../tests/support/specifiedRoutes';
import { main } from '../lib/run';

const BUDGETS: Record<string, readonly [leastMrr: number, leastHit3: number]> = {
  [TUNED]: [0.95, 0.98],
  [HELD_OUT]: [0.85, 0.9],
  [FURTHER_HELD_OUT]: [0.85, 0.9],
};

// Measures how well the built site answers judged queries. The numbers change with the content, so that no test can demand them.
main(async () => {
  const engines = new Map(VERSIONS.map((version) => [version, openEngine(buildDir, version)]));
  const isMet = Object.entries(BUDGETS).map(([file, budget]) => {
    const ranks = readQueries(file).map((judged): [rank: number, query: string] => {
      const answer = engines.get(judged.version)?.search({ query: judged.query, area: '', limit: SHOWN });
      return [rankOf(judged, answer?.hits ?? []) ?? Infinity, judged.query];
    });
    const lost = ranks.filter(([rank]) => rank > 3).map(([, query]) => query);
    const mrr = ranks.reduce((sum, [rank]) => sum + 1 / rank, 0) / ranks.length;
    const measured = [mrr, 1 - lost.length / ranks.length];
    console.log(
      `${file}: MRR and hit@3 ${measured.join(', ')}, at least ${budget.join(', ')}; lost: ${lost.join(', ')}`,
    );
    return budget.every((least, index) => (measured[index] ?? 0) >= least);
  });
  if (isMet.includes(false)) throw new Error('below the budget');
});

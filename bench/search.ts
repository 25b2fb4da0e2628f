import { parseArgs } from 'node:util';

import { main } from '../scripts/run';
import {
  KINDS,
  QUERY_FILE,
  rankOf,
  readQueries,
  score,
  type Figures,
  type JudgedQuery,
  type Outcome,
  type Place,
  type Score,
} from '../tests/support/judgedQueries';
import { markdownTable, type Column } from './markdownTable';
import { readCorpus } from './search/corpus';
import type { SearchEngine } from './search/engine';
import { miniSearch } from './search/minisearch';
import { orama } from './search/orama';
import { ourEngine } from './search/ours';
import { pagefind } from './search/pagefind';
import { installPeers } from './search/peerPackage';
import { siteFolder } from './siteFolder';

/** What an engine made of one query. */
interface Answered {
  judged: JudgedQuery;
  places: Place[];
  rank: number | undefined;
}

interface Result {
  engine: SearchEngine;
  answers: Answered[];
  /** By places: the right page and, where a query names one, the right anchor. */
  exact: Score;
  /** By the right page alone, whatever the anchor; several places on one page count as one. */
  pages: Score;
}

async function peers(siteDir: string): Promise<SearchEngine[]> {
  await installPeers();
  const corpus = readCorpus(siteDir);
  return [await pagefind(corpus), await miniSearch(corpus), await orama(corpus)];
}

/** Rank of the first right page among the pages that were found. */
function pageRank({ judged, places }: Answered): number | undefined {
  const pages = [...new Set(places.map(({ page }) => page))].map((page) => ({ page, anchor: '' }));
  return rankOf({ targets: judged.targets.map((target) => target.replace(/#.*/, '')) }, pages);
}

function outcome({ judged, places }: Answered, rank: number | undefined): Outcome {
  return { kind: judged.kind, rank, found: places.length };
}

async function ask(engine: SearchEngine, queries: readonly JudgedQuery[]): Promise<Result> {
  const answers: Answered[] = [];
  for (const judged of queries) {
    const places = await engine.search(judged.query, judged.version);
    answers.push({ judged, places, rank: rankOf(judged, places) });
  }
  return {
    engine,
    answers,
    exact: score(answers.map((answer) => outcome(answer, answer.rank))),
    pages: score(answers.map((answer) => outcome(answer, pageRank(answer)))),
  };
}

const figure = (value: number | undefined) => (value === undefined ? '—' : value.toFixed(3));

const ENGINE: Column<Result> = { title: 'Engine', cell: ({ engine }) => `${engine.name} ${engine.version}` };

function column(title: string, value: (result: Result) => number | undefined): Column<Result> {
  return { title, cell: (result) => figure(value(result)), align: 'right' };
}

const OVERALL: Column<Result>[] = [
  ENGINE,
  column('MRR', ({ exact }) => exact.overall.mrr),
  column('hit@1', ({ exact }) => exact.overall.hit1),
  column('hit@3', ({ exact }) => exact.overall.hit3),
  column('no result', ({ exact }) => exact.overall.empty),
  column('MRR by page', ({ pages }) => pages.overall.mrr),
  column('hit@3 by page', ({ pages }) => pages.overall.hit3),
];

function byKind(value: (figures: Figures) => number): Column<Result>[] {
  return [
    ENGINE,
    ...KINDS.map((kind) =>
      column(kind, ({ exact }) => {
        const figures = exact.byKind.get(kind);
        return figures && value(figures);
      }),
    ),
  ];
}

const address = ({ page, anchor }: Place) => (anchor ? `${page}#${anchor}` : page || '/');

const MISSES: Column<Answered>[] = [
  { title: 'Query', cell: ({ judged }) => judged.query },
  { title: 'Kind', cell: ({ judged }) => judged.kind },
  { title: 'Version', cell: ({ judged }) => judged.version },
  { title: 'Rank', cell: ({ rank }) => String(rank ?? '—'), align: 'right' },
  { title: 'Wanted', cell: ({ judged }) => judged.targets[0] ?? '' },
  { title: 'First hit', cell: ({ places: [first] }) => (first ? address(first) : 'none') },
];

function print(results: readonly Result[], ours: SearchEngine | undefined): void {
  console.log(markdownTable(results, OVERALL));
  console.log(
    `\nMRR by kind\n\n${markdownTable(
      results,
      byKind(({ mrr }) => mrr),
    )}`,
  );
  console.log(
    `\nhit@3 by kind\n\n${markdownTable(
      results,
      byKind(({ hit3 }) => hit3),
    )}`,
  );
  const answers = results.find(({ engine }) => engine === ours)?.answers;
  if (!answers) return;
  const misses = answers.filter(({ rank }) => rank !== 1);
  console.log(`\nOurs: ${misses.length} of ${answers.length} queries without a right place at the top`);
  if (misses.length > 0) console.log(`\n${markdownTable(misses, MISSES)}`);
}

main(async () => {
  const { values } = parseArgs({
    options: {
      ours: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
      queries: { type: 'string', default: QUERY_FILE },
      site: { type: 'string', default: 'build' },
    },
  });
  const siteDir = siteFolder(values.site);
  const queries = readQueries(values.queries);
  const ours = values.peers && !values.ours ? undefined : await ourEngine(siteDir);
  const engines = [...(ours ? [ours] : []), ...(values.ours && !values.peers ? [] : await peers(siteDir))];
  const results: Result[] = [];
  try {
    for (const engine of engines) results.push(await ask(engine, queries));
  } finally {
    for (const engine of engines) await engine.close?.();
  }
  console.log(`${queries.length} judged queries of ${values.queries}; a right place within the first 8 counts.\n`);
  print(results, ours);
});

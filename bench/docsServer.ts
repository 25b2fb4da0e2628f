import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { markdownTable } from '../scripts/lib/markdownTable';
import { main } from '../scripts/lib/run';
import { INITIALIZE, SERVER_FILE, startServer } from '../tests/support/docsServer';
import { VERSIONS } from '../tests/support/specifiedRoutes';
import { describeLoad, machineLoad, siteFolder } from './lib/bench';
import { median } from './lib/statistics';

/** What one run of the server took: milliseconds and megabytes. */
interface Run {
  start: number;
  first: number;
  later: number;
  memory: number;
}

/** Upper limits. The times are those of an idle machine. */
const LIMITS = { start: 300, first: 100, later: 100, memory: 150, size: 3 };

const RUNS = 9;

/** Questions to each version, after which the server has unpacked all of its content. */
const QUERIES = ['prompt injection', 'faithfullness citations', 'how to read a score'];

async function measureRun(): Promise<Run> {
  const timed = async (work: () => Promise<unknown>) => {
    const before = performance.now();
    await work();
    return performance.now() - before;
  };
  const call = (name: string, input: object) => server.ask('tools/call', { name, arguments: input });
  const began = performance.now();
  const server = startServer();
  await server.ask('initialize', INITIALIZE);
  const start = performance.now() - began;
  server.send('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
  // Every client asks for the tools before it calls one.
  await server.ask('tools/list');
  const first = await timed(() => call('search', { query: QUERIES[0] }));
  const times: number[] = [];
  for (const version of VERSIONS) {
    await call('search', { query: 'score', version });
    for (const query of QUERIES) times.push(await timed(() => call('search', { query, version })));
    times.push(await timed(() => call('fact', { operation: 'pii', version })));
  }
  await call('read', { page: 'docs/intro' });
  const resident = execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)], { encoding: 'utf8' });
  server.child.stdin.end();
  return { start, first, later: median(times), memory: Number(resident) / 1024 };
}

main(async () => {
  const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
  siteFolder('build');
  const before = machineLoad();
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureRun());
  const of = (key: keyof Run) => median(runs.map((run) => run[key]));
  const rows = [
    {
      what: 'size of the file',
      value: statSync(SERVER_FILE).size / 1e6,
      unit: 'MB',
      limit: LIMITS.size,
      isTime: false,
    },
    { what: 'memory with all versions open', value: of('memory'), unit: 'MB', limit: LIMITS.memory, isTime: false },
    {
      what: 'start to the answer of the first message',
      value: of('start'),
      unit: 'ms',
      limit: LIMITS.start,
      isTime: true,
    },
    { what: 'first search', value: of('first'), unit: 'ms', limit: LIMITS.first, isTime: true },
    { what: 'later answers', value: of('later'), unit: 'ms', limit: LIMITS.later, isTime: true },
  ];
  const text = (value: number) => value.toFixed(value < 10 ? 1 : 0);
  console.log(
    markdownTable(rows, [
      { title: `Docs server, median of ${RUNS}`, cell: ({ what }) => what },
      { title: 'Measured', cell: ({ value, unit }) => `${text(value)} ${unit}`, align: 'right' },
      { title: 'At most', cell: ({ limit, unit }) => `${limit} ${unit}`, align: 'right' },
    ]),
  );
  console.log(`\n${describeLoad(before)}`);
  const over = rows.filter(({ value, limit, isTime }) => value > limit && (values.strict || !isTime));
  if (over.length > 0) throw new Error(`over budget: ${over.map(({ what }) => what).join(', ')}`);
});

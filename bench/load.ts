import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { readFinishedSite, type FinishedSite } from '../deploy/finishedSite';
import { prepareNginx, writeNginxConfig } from '../deploy/prepareNginx';
import { ensurePrograms } from '../scripts/test/programs';
import { main, projectDir } from '../scripts/lib/run';
import { startNginx, type NginxServer } from '../scripts/test/startNginx';
import { bareConfig, combineRuns, drive, WRK_PROGRAM, type Figures, type Pressure } from './load/drive';
import { markdownTable, type Column } from '../scripts/lib/markdownTable';

/** Folders of the two servers. */
const FOLDER = path.join(projectDir, '.cache/load');

/** Both servers are measured in turns, so that other processes affect both. */
const TURNS = 5;

/** Headers of a browser, for the response that a browser gets. */
const AS_BROWSER = { 'Accept-Encoding': 'gzip, deflate, br' };

interface Target {
  what: string;
  /** Below the base path. */
  path: string;
  headers: Record<string, string>;
  status: number;
}

interface Result {
  what: string;
  bytes: number;
  ours: Figures;
  bare: Figures;
}

function targetsOf({ files }: FinishedSite): Target[] {
  const script = files.find((file) => /^assets\/js\/runtime~main\./.test(file)) ?? '';
  const headers = AS_BROWSER;
  return [
    { what: 'page', path: 'docs/intro/', headers, status: 200 },
    { what: 'script, hashed', path: script, headers, status: 200 },
    { what: 'unknown path', path: 'docs/no-such-page/', headers, status: 404 },
    {
      what: 'page as Markdown',
      path: 'docs/intro/',
      headers: { ...headers, Accept: 'text/markdown' },
      status: 200,
    },
    { what: 'redirect', path: 'docs/intro', headers, status: 301 },
  ];
}

/** Returns the size of the encoded body. `fetch` decodes it, but keeps the header. */
async function encodedBytes(url: string, { headers, status }: Target): Promise<number> {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${url} responds with ${answer.status}, not with ${status}`);
  return Number(answer.headers.get('content-length'));
}

function errorsOf({ what, ours, bare }: Result, { status }: Target): string[] {
  const errorStatuses = status >= 400 ? ours.requests : 0;
  const wrong = Math.abs(ours.errorStatuses - errorStatuses);
  return [
    ...(ours.failed > 0 ? [`${what}: ${ours.failed} connections failed`] : []),
    ...(wrong > 0 ? [`${what}: ${wrong} of ${ours.requests} responses have another status than ${status}`] : []),
    ...(bare.failed + bare.errorStatuses > 0 ? [`${what}: the bare server had errors too`] : []),
  ];
}

async function startOurs(site: FinishedSite): Promise<NginxServer> {
  const folder = path.join(FOLDER, 'site');
  await prepareNginx(site, folder);
  return startNginx(folder, 8400, (listen) => writeNginxConfig(site, folder, listen));
}

function startBare(): Promise<NginxServer> {
  const folder = path.join(FOLDER, 'bare');
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  mkdirSync(path.join(folder, 'temp'));
  return startNginx(folder, 8500, (listen) => writeFileSync(path.join(folder, 'nginx.conf'), bareConfig(listen)));
}

const count = (value: number) => Math.round(value).toLocaleString('en');

const COLUMNS: Column<Result>[] = [
  { title: 'Answer', cell: ({ what }) => what },
  { title: 'Body (bytes)', cell: ({ bytes }) => count(bytes), align: 'right' },
  { title: 'Requests/s', cell: ({ ours }) => count(ours.perSecond), align: 'right' },
  { title: 'p50 (ms)', cell: ({ ours }) => ours.p50.toFixed(1), align: 'right' },
  { title: 'p99 (ms)', cell: ({ ours }) => ours.p99.toFixed(1), align: 'right' },
  { title: 'Bare, requests/s', cell: ({ bare }) => count(bare.perSecond), align: 'right' },
  { title: 'p99 (ms)', cell: ({ bare }) => bare.p99.toFixed(1), align: 'right' },
  { title: 'Ours : bare', cell: ({ ours, bare }) => (ours.perSecond / bare.perSecond).toFixed(2), align: 'right' },
  { title: 'Errors', cell: ({ ours }) => count(ours.failed), align: 'right' },
];

async function measure(site: FinishedSite, pressure: Pressure): Promise<{ results: Result[]; errors: string[] }> {
  const servers = [await startOurs(site), await startBare()] as const;
  const [{ port }, { port: barePort }] = servers;
  const results: Result[] = [];
  const errors: string[] = [];
  try {
    for (const target of targetsOf(site)) {
      const url = `http://127.0.0.1:${port}${site.basePath}${target.path}`;
      const bytes = await encodedBytes(url, target);
      writeFileSync(path.join(FOLDER, 'bare/files', String(bytes)), Buffer.alloc(bytes, 'x'));
      const ours: Figures[] = [];
      const bare: Figures[] = [];
      for (let turn = 0; turn < TURNS; turn++) {
        ours.push(await drive(url, target.headers, pressure));
        bare.push(await drive(`http://127.0.0.1:${barePort}/${bytes}`, target.headers, pressure));
      }
      const result = { what: target.what, bytes, ours: combineRuns(ours), bare: combineRuns(bare) };
      results.push(result);
      errors.push(...errorsOf(result, target));
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
  return { results, errors };
}

main(async () => {
  const { values } = parseArgs({
    options: {
      connections: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '2' },
    },
  });
  const pressure = { connections: Number(values.connections), seconds: Number(values.seconds) };
  await ensurePrograms([WRK_PROGRAM], 'bench/load.ts');
  rmSync(FOLDER, { recursive: true, force: true });
  const before = loadavg()[0] ?? 0;
  const { results, errors } = await measure(readFinishedSite(projectDir), pressure);
  console.log(
    `nginx and wrk on ${availableParallelism()} cores, ${pressure.connections} connections, medians of ${TURNS} turns ` +
      `of ${pressure.seconds} s; load average before: ${before.toFixed(1)}\n`,
  );
  console.log(markdownTable(results, COLUMNS));
  if (errors.length > 0) throw new Error(`\n${errors.join('\n')}`);
});

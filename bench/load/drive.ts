import path from 'node:path';

import { mustRun } from '../../scripts/lib/run';
import { programFile } from '../../scripts/test/programs';
import { median } from '../lib/statistics';

const WRK = '/usr/bin/wrk';

/** The load generator. */
export const WRK_PROGRAM = programFile('wrk', 'wrk', WRK);

/** The load: connections that are always busy, for some seconds, from two threads. */
export interface Pressure {
  connections: number;
  seconds: number;
}

/** Results of a run. */
export interface Figures {
  perSecond: number;
  /** Latency percentiles in milliseconds. */
  p50: number;
  p99: number;
  requests: number;
  /** Connections that failed, broke or timed out. */
  failed: number;
  /** Responses with status 400 or above. */
  errorStatuses: number;
}

interface Raw extends Record<'connect' | 'read' | 'write' | 'timeout' | 'status', number> {
  requests: number;
  microseconds: number;
  p50: number;
  p99: number;
}

/** Reads the figures that `report.lua` prints. */
export function readFigures(output: string): Figures {
  const line = /^FIGURES (.+)$/m.exec(output)?.[1];
  if (line === undefined) throw new Error(`wrk printed no figures:\n${output}`);
  const raw = JSON.parse(line) as Raw;
  return {
    perSecond: raw.requests / (raw.microseconds / 1e6),
    p50: raw.p50 / 1000,
    p99: raw.p99 / 1000,
    requests: raw.requests,
    failed: raw.connect + raw.read + raw.write + raw.timeout,
    errorStatuses: raw.status,
  };
}

/**
 * Requests one URL as fast as the server responds.
 *
 * @param url absolute URL
 * @param headers sent with each request
 */
export async function drive(
  url: string,
  headers: Readonly<Record<string, string>>,
  { connections, seconds }: Pressure,
): Promise<Figures> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const load = ['-t', '2', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '10s'];
  const script = ['-s', path.join(__dirname, 'report.lua')];
  const { output } = await mustRun([WRK, ...load, ...script, ...fields, url], { capture: true });
  return readFigures(output);
}

/** Combines runs: medians of rates and latencies, sums of requests and errors. */
export function combineRuns(runs: readonly Figures[]): Figures {
  const middle = (of: (run: Figures) => number) => median(runs.map(of));
  const sum = (of: (run: Figures) => number) => runs.reduce((total, run) => total + of(run), 0);
  return {
    perSecond: middle((run) => run.perSecond),
    p50: middle((run) => run.p50),
    p99: middle((run) => run.p99),
    requests: sum((run) => run.requests),
    failed: sum((run) => run.failed),
    errorStatuses: sum((run) => run.errorStatuses),
  };
}

/**
 * Returns a minimal nginx configuration: one folder, no log, no custom headers. Its requests per second are the baseline for
 * this machine.
 *
 * @param listen for example `127.0.0.1:8500`
 */
export function bareConfig(listen: string): string {
  return `worker_processes auto;
worker_rlimit_nofile 8192;
pid nginx.pid;
error_log stderr warn;
events {
  worker_connections 4096;
}
http {
  access_log off;
  client_body_temp_path temp/body;
  proxy_temp_path temp/proxy;
  fastcgi_temp_path temp/fastcgi;
  uwsgi_temp_path temp/uwsgi;
  scgi_temp_path temp/scgi;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  server {
    listen ${listen};
    root files;
  }
}
`;
}

import path from 'node:path';

import { mustRun } from '../../scripts/run';
import { median } from '../median';

const WRK = '/usr/bin/wrk';

/** Debian's package for `ensurePrograms`. */
export const WRK_PACKAGE = { [WRK]: 'wrk' };

/** How hard wrk asks: connections that are all kept busy, for some seconds, from two threads. */
export interface Pressure {
  connections: number;
  seconds: number;
}

/** What wrk saw. */
export interface Figures {
  perSecond: number;
  /** Milliseconds from request to answer, in the middle and for the slowest hundredth. */
  p50: number;
  p99: number;
  requests: number;
  /** Connections that failed, were cut or timed out. */
  failed: number;
  /** Answers with status 400 or above. */
  refused: number;
}

interface Raw extends Record<'connect' | 'read' | 'write' | 'timeout' | 'status', number> {
  requests: number;
  microseconds: number;
  p50: number;
  p99: number;
}

/** @returns the figures in what `report.lua` printed */
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
    refused: raw.status,
  };
}

/**
 * Asks for one address as fast as the server answers.
 *
 * @param address full address
 * @param headers of each request
 */
export async function drive(
  address: string,
  headers: Readonly<Record<string, string>>,
  { connections, seconds }: Pressure,
): Promise<Figures> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const load = ['-t', '2', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '10s'];
  const script = ['-s', path.join(__dirname, 'report.lua')];
  const { output } = await mustRun([WRK, ...load, ...script, ...fields, address], { capture: true });
  return readFigures(output);
}

/**
 * Sums up several runs: medians of rates and times, all requests and errors.
 *
 * @param runs at least one
 */
export function sumUp(runs: readonly Figures[]): Figures {
  const middle = (of: (run: Figures) => number) => median(runs.map(of));
  const sum = (of: (run: Figures) => number) => runs.reduce((total, run) => total + of(run), 0);
  return {
    perSecond: middle((run) => run.perSecond),
    p50: middle((run) => run.p50),
    p99: middle((run) => run.p99),
    requests: sum((run) => run.requests),
    failed: sum((run) => run.failed),
    refused: sum((run) => run.refused),
  };
}

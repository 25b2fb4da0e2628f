import { parseArgs } from 'node:util';

import { largestGrowth } from '../tests/engines/soak/memoryGrowth';
import { readAtRandom, type SoakResult } from '../tests/engines/soak/readAtRandom';
import { ENGINES, type EngineName } from '../tests/support/engines/engine';
import { launchableEngines } from '../tests/support/engines/launchEngine';
import { main } from './lib/run';

/** A page that leaks loses the reader's patience long before. */
const MAX_GROWTH = 0.2;

/** Minutes after which every engine has enough samples of its memory. */
const MEASURABLE_MINUTES = 10;

/** Prints a fault at once: a run that is ended early has shown what it found. */
function printFault(engine: EngineName, seconds: number, fault: string): void {
  console.log(`${engine}, after ${seconds} s: ${fault}`);
}

function formatMemory(windows: readonly (readonly number[])[], growth: number | undefined): string {
  const samples = windows.flat().map((bytes) => Math.round(bytes / 1024 / 1024));
  if (growth === undefined) return `memory ${samples.join(', ')} MB, too few samples to judge its growth`;
  const percent = `${growth >= 0 ? '+' : ''}${(growth * 100).toFixed(1)} %`;
  return `memory ${samples[0]} MB first, ${samples.at(-1)} MB last, growth after the warm-up ${percent}`;
}

/** Prints the result of an engine, and returns whether it is free of faults. */
function report({ engine, actions, pages, memory, faults, restarts }: SoakResult, minutes: number): boolean {
  const growth = largestGrowth(memory);
  console.log(
    `${engine}: ${actions} actions on ${pages} pages, ${faults.length} faults, ${formatMemory(memory, growth)}`,
  );
  if (restarts > 0) console.log(`  its driver stopped answering ${restarts} times; growth is the largest of a window`);
  if (growth === undefined) return faults.length === 0 && minutes < MEASURABLE_MINUTES;
  if (growth > MAX_GROWTH) console.log(`  the memory grew by more than ${MAX_GROWTH * 100} %`);
  return faults.length === 0 && growth <= MAX_GROWTH;
}

/** Reads in an engine, and prints the result when it is there: engines do not wait for each other. */
async function soak(engine: EngineName, seed: number, minutes: number): Promise<boolean> {
  try {
    return report(await readAtRandom(engine, { seed, milliseconds: minutes * 60_000, onFault: printFault }), minutes);
  } catch (error) {
    console.log(`${engine} did not read to the end: ${String(error)}`);
    return false;
  }
}

/**
 * Parses a number of an option.
 *
 * @throws if it is not a positive number
 */
function positive(option: string, value: string): number {
  if (Number(value) > 0) return Number(value);
  throw new Error(`--${option} ${value}: not a positive number\n  remedy: run it with --${option} 5`);
}

/**
 * Returns the engines to read in.
 *
 * @throws if there is no engine of this name
 */
function enginesOf(name: string | undefined): readonly EngineName[] {
  const engines = ENGINES.filter((engine) => name === undefined || engine === name);
  if (engines.length > 0) return engines;
  throw new Error(`--engine ${name}: not an engine\n  expected: ${ENGINES.join(', ')}`);
}

// Reads the built site at random. Example: npm run soak -- --minutes 5 --seed 7 --engine firefox
main(async () => {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string' }, engine: { type: 'string' } },
  });
  const minutes = positive('minutes', values.minutes);
  const seed = values.seed === undefined ? Date.now() % 1_000_000 : positive('seed', values.seed);
  const engines = await launchableEngines(enginesOf(values.engine));
  console.log(`Reading for ${minutes} minutes in ${engines.join(', ')} with --seed ${seed}`);
  const results = await Promise.all(engines.map((engine) => soak(engine, seed, minutes)));
  process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1;
});

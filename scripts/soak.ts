import { parseArgs } from 'node:util';

import { memoryGrowth } from '../tests/engines/soak/memoryGrowth';
import { readAtRandom, type SoakResult } from '../tests/engines/soak/readAtRandom';
import { ENGINES, type EngineName } from '../tests/support/engines/engine';
import { launchableEngines } from '../tests/support/engines/launchEngine';
import { main } from './lib/run';

/** A page that leaks loses the reader's patience long before. */
const MAX_GROWTH = 0.2;

const MEGABYTE = 1024 * 1024;

const megabytes = (bytes = 0) => Math.round(bytes / MEGABYTE);

/** Prints what came out of an engine, and returns whether it is free of faults. */
function report({ engine, actions, pages, memory, faults, restarts }: SoakResult): boolean {
  const growth = memoryGrowth(memory);
  const percent = `${growth >= 0 ? '+' : ''}${(growth * 100).toFixed(1)} %`;
  console.log(
    `${engine}: ${actions} actions on ${pages} pages, ${faults.length} faults, ` +
      `memory ${megabytes(memory[0])} MB first, ${megabytes(memory.at(-1))} MB last, growth after the warm-up ${percent}`,
  );
  if (restarts > 0) console.log(`  its driver stopped answering ${restarts} times; memory is that of the last window`);
  for (const fault of faults) console.log(`  ${fault}`);
  if (growth > MAX_GROWTH) console.log(`  the memory grew by more than ${MAX_GROWTH * 100} %`);
  return faults.length === 0 && growth <= MAX_GROWTH;
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
  const results = await Promise.all(
    engines.map((name) => readAtRandom(name, { seed, milliseconds: minutes * 60_000 })),
  );
  process.exitCode = results.length > 0 && results.map(report).every(Boolean) ? 0 : 1;
});

import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectDir } from '../../scripts/run';
import { seededChoice } from '../support/fuzz/seededChoice';
import { isFull } from '../support/pages';
import { copySite } from '../support/siteCopy';
import { faultsOf } from './faultsOf';
import type { Mutant, MutantKind, Outcome } from './mutant';
import { allMutants } from './mutants';
import { buildBatches } from './wholeBuilds';

const KINDS: readonly MutantKind[] = ['front matter', 'token', 'body', 'OpenAPI file', 'table'];

/** How many of each kind the quick run tries. */
const SAMPLE = 3;

const site = copySite('fuzz', { isBuilt: false });

function sampled(mutants: readonly Mutant[]): Mutant[] {
  const choice = seededChoice(5);
  return KINDS.flatMap((kind) => {
    const [first, ...others] = mutants.filter((mutant) => mutant.kind === kind);
    if (!first) return [];
    return Array.from({ length: SAMPLE }, () => choice.pick([first, ...others]));
  });
}

const everyMutant = allMutants(projectDir);
const mutants = isFull ? everyMutant : sampled(everyMutant);
let outcomes: Outcome[];

function outcomeOf(mutant: Mutant): Outcome {
  return outcomes[mutants.indexOf(mutant)] ?? { message: 'it was not tried', lost: [] };
}

function counts(of: readonly Mutant[]): string {
  const built = of.filter((mutant) => outcomeOf(mutant).message === undefined).length;
  return `${of.length} mutants: ${built} built, ${of.length - built} stopped`;
}

beforeAll(async () => {
  const generated = path.join(projectDir, 'generated');
  if (existsSync(generated)) cpSync(generated, path.join(site.dir, 'generated'), { recursive: true });
  const cache = path.join(site.dir, '.cache');
  const [tried, told] = [path.join(cache, 'mutants.json'), path.join(cache, 'outcomes.jsonl')];
  mkdirSync(cache, { recursive: true });
  writeFileSync(tried, JSON.stringify(mutants));
  const { code, output } = await site.script('tests/fuzz/runStages.ts', tried, told);
  expect(code, output).toBe(0);
  outcomes = readFileSync(told, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Outcome);
}, 3_600_000);

afterAll(() => site.remove());

it('at least 500 mutants, all different', () => {
  expect(everyMutant.length).toBeGreaterThanOrEqual(500);
  expect(new Set(everyMutant.map(({ file, text }) => file + text)).size).toBe(everyMutant.length);
});

describe('the build takes a mutant, or stops with a message that names the file and says what is wrong', () => {
  it.each(KINDS)('%s', (kind) => {
    const ofKind = mutants.filter((mutant) => mutant.kind === kind);
    process.stdout.write(`${kind}: ${counts(ofKind)}\n`);
    const faults = ofKind.flatMap((mutant) =>
      faultsOf(mutant, outcomeOf(mutant)).map((fault) => `${mutant.file}, ${mutant.what}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

if (isFull) {
  it('mutants that pass the stages give whole builds with every page, or a message that names the file', async () => {
    const passed = mutants.filter((mutant) => outcomeOf(mutant).message === undefined);
    const { built, stopped, faults } = await buildBatches(passed);
    process.stdout.write(`whole builds: ${built} mutants built, ${stopped} stopped\n`);
    expect(faults).toEqual([]);
  }, 3_600_000);
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { projectDir } from '../../scripts/lib/run';
import { copySite } from '../support/siteCopy';
import type { Mutant, Outcome } from './mutant';
import { allMutants } from './mutants';

/** Messages of the runtime, which do not tell writers their mistake. */
const RUNTIME_ERROR = /\b(?:TypeError|RangeError|ReferenceError|is not a function|is not iterable|Cannot read prop)/;

const site = copySite('fuzz', { isBuilt: false });

const mutants = allMutants(projectDir);
let outcomes: Outcome[];

function outcomeOf(mutant: Mutant): Outcome {
  return outcomes[mutants.indexOf(mutant)] ?? { message: 'the stages did not run on this mutant', lost: [] };
}

/** Returns the name of a file in errors: Docusaurus names files of the blog and of categories by their path in the folder. */
function nameOf(file: string): string {
  return file.replace(/^blog\/(?=.*\.(?:mdx?|yml)$)|^docs\/(?=.*\/_category_)/, '');
}

/** Returns what is wrong with the outcome: a missing failure, lost pages, or a message that does not help. */
function problemsOf(mutant: Mutant): string[] {
  const { message, lost } = outcomeOf(mutant);
  const problems: string[] = [];
  if (message === undefined) {
    if (mutant.mustFail) problems.push('the build passes');
    if (lost.length > 0) problems.push(`pages are lost: ${lost.join(', ')}`);
  } else {
    const line = message.replaceAll('\n', ' ⏎ ').slice(0, 300);
    if (!message.includes(nameOf(mutant.file))) problems.push(`the message does not name the file: ${line}`);
    if (RUNTIME_ERROR.test(message)) problems.push(`the message does not describe the mistake: ${line}`);
  }
  return problems.map((problem) => `${mutant.file}, ${mutant.what}: ${problem}`);
}

beforeAll(async () => {
  const cache = path.join(site.dir, '.cache');
  const [mutantsFile, outcomesFile] = [path.join(cache, 'mutants.json'), path.join(cache, 'outcomes.jsonl')];
  mkdirSync(cache, { recursive: true });
  writeFileSync(mutantsFile, JSON.stringify(mutants));
  const { code, output } = await site.script('tests/fuzz/runStages.ts', mutantsFile, outcomesFile);
  expect(code, output).toBe(0);
  outcomes = readFileSync(outcomesFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Outcome);
}, 3_600_000);

afterAll(() => site.remove());

it('the build of each mutant passes, or fails with the file and the mistake', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(250);
  expect(mutants.flatMap(problemsOf)).toEqual([]);
});

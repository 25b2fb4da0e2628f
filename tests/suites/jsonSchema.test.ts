/**
 * JSON-Schema-Test-Suite (draft 2020-12, without the optional cases) against the request builder and the rules for examples. The
 * quick run has every eighth schema.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { projectDir } from '../../scripts/lib/run';
import { isFull } from '../support/fullRun';
import { DEVIATIONS, EXAMPLE_DEVIATIONS } from './json-schema/deviations';
import { schemaCases, verdictsOf, type SchemaCases } from './schemaSuite';

const folder = path.join(projectDir, '.cache/schema-suite');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const all = schemaCases();
const groups = all.filter((_group, index) => isFull || index % 8 === 0);

const nameOf = ({ file, description }: SchemaCases, test: string) => `${file}: ${description}: ${test}`;

const names = new Set(groups.flatMap((group) => group.tests.map(({ description }) => nameOf(group, description))));

const listed = (deviations: typeof DEVIATIONS) =>
  deviations
    .flatMap(({ cases }) => cases)
    .filter((name) => names.has(name))
    .sort();

it('the request builder and the rules for examples agree with all cases that are not listed', async () => {
  const deviating: Record<'builder' | 'examples', string[]> = { builder: [], examples: [] };
  for (const [index, group] of groups.entries()) {
    const values = group.tests.map(({ data }) => data);
    // A schema that is refused is wrong for all its values.
    const verdicts = await verdictsOf(group.schema, values, path.join(folder, String(index))).catch(() => []);
    for (const [position, { description, valid }] of group.tests.entries()) {
      const verdict = verdicts[position];
      if (verdict?.builder !== valid) deviating.builder.push(nameOf(group, description));
      if (verdict?.examples !== valid) deviating.examples.push(nameOf(group, description));
    }
  }
  const { builder, examples } = deviating;
  const right = (wrong: string[]) => `${names.size - wrong.length} of ${names.size}`;
  process.stdout.write(`JSON-Schema-Test-Suite: builder ${right(builder)}, examples ${right(examples)}\n`);
  expect(builder.sort()).toEqual(listed(DEVIATIONS));
  expect(examples.sort()).toEqual(listed([...DEVIATIONS, ...EXAMPLE_DEVIATIONS]));
});

it('has all cases of the suite', () => {
  const count = all.reduce((sum, { tests }) => sum + tests.length, 0);
  expect(count).toBeGreaterThanOrEqual(1245);
});

import { describe, expect, it } from 'vitest';

import { isJsonObject, type Json } from '@api-docs/kit/values/json';
import { toShell } from '@api-docs/openapi-facts/samples/languages/curl';
import { isProblem, readInput } from '@api-docs/body-translator/read/readInput';
import { isPossible } from '@api-docs/body-translator/translate/translate';
import { readMigrations } from '@api-docs/openapi-reference/model/migrations';

import { brand } from '../../../brand.config';
import { openApiFiles } from '../../../plugins/api/facts/apiFiles';
import { projectDir } from '../../../scripts/lib/run';
import { MALICIOUS_TEXTS } from '../../support/fuzz/maliciousTexts';
import { seededChoice, type SeededChoice } from '../../support/fuzz/seededChoice';

const CASES = process.env.TEST_FULL === 'true' ? 20_000 : 500;

const moves = readMigrations(openApiFiles(projectDir, brand)).filter(isPossible);

const names = new Set(moves.flatMap(({ fields }) => fields.flatMap(({ path }) => path.split('.'))));
const NAMES = [
  'text',
  ...names,
  ...['chunk_id', '', 'a.b', 'a/b', 'a~b', '0', 'context.node_id', '日本', '😀'],
] as const;
const TEXTS = ['', ...MALICIOUS_TEXTS, ...['`$API_KEY`', "it's", '\\d{6}', 'a\nb', '\u2028', '😀', '\u0000']] as const;

/** Returns a name that legacy bodies have, now and then another. */
const randomName = (choice: SeededChoice) => choice.pick(choice.oneIn(5) ? TEXTS : NAMES);

/** Returns any JSON value, with names that legacy bodies have and others. */
function randomJson(choice: SeededChoice, depth: number): Json {
  const kind = choice.below(depth > 0 ? 9 : 6);
  if (kind < 6)
    return [null, true, choice.below(1000), (choice.below(1000) - 500) / 8, choice.pick(TEXTS), 'x'][kind] ?? null;
  const items = Array.from({ length: choice.below(4) }, () => randomJson(choice, depth - 1));
  if (kind === 6) return items;
  return Object.fromEntries(items.map((item) => [randomName(choice), item]));
}

function randomBody(choice: SeededChoice): { [name: string]: Json } {
  const depth = choice.oneIn(20) ? 60 : 4;
  return Object.fromEntries(
    Array.from({ length: choice.below(7) }, () => [randomName(choice), randomJson(choice, depth)]),
  );
}

/** Starts of quotes, expansions and redirections, and an option without a value. */
const PARTS = [
  '$A',
  ...["$'\\x41'", '"$(', '`', '<<X', '<<<', '-d@-', '--json', '\\', '$((1))', '${A:-"}', '2>&1 -X'],
] as const;

/** Removes, repeats or replaces a few characters. */
function corrupt(text: string, choice: SeededChoice): string {
  const characters = [...text];
  for (let edits = 1 + choice.below(4); edits > 0; edits -= 1) {
    const at = choice.below(characters.length + 1);
    const added = choice.oneIn(2)
      ? []
      : [choice.pick(['"', "'", '\\', '$', '`', '{', '}', '(', '<<', '\n', ',', '\ud800', '^'])];
    characters.splice(at, choice.below(3), ...added);
  }
  return characters.join('');
}

const cases = Array.from({ length: CASES }, (_case, seed) => seed);

describe('random bodies', () => {
  it('are read as they are, as JSON and in a command', () => {
    for (const seed of cases) {
      const choice = seededChoice(seed);
      const body = randomBody(choice);
      const json = JSON.stringify(body, null, choice.below(3));
      expect(readInput(json), `seed ${seed}`).toEqual({ body, leftOut: [] });
      const quoted = choice.oneIn(2) ? `-d ${toShell(json)}` : `--data @- <<'JSON'\n${json}\nJSON`;
      const command = `curl https://api.example/v1 ${quoted}`;
      expect(readInput(command), `seed ${seed}`).toMatchObject({ body });
    }
  });
});

describe('random texts', () => {
  it('are read or are a problem, and never throw', () => {
    for (const seed of cases) {
      const choice = seededChoice(seed);
      const json = JSON.stringify(randomBody(choice));
      const command = `curl -X POST "\${API_BASE:-https://api.example}/v1" -H 'A: b' -d ${toShell(json)} | jq .`;
      const bytes = String.fromCharCode(
        ...Array.from({ length: choice.below(80) }, () => choice.below(choice.oneIn(2) ? 128 : 65_536)),
      );
      for (const text of [
        corrupt(json, choice),
        corrupt(command, choice),
        bytes,
        `curl ${bytes}`,
        corrupt(`curl ${choice.pick(PARTS)}`, choice),
      ]) {
        const read = readInput(text);
        if (isProblem(read)) expect(read.message, `seed ${seed}`).toMatch(/[.!?]$/);
        else expect(isJsonObject(read.body), `seed ${seed}`).toBe(true);
      }
    }
  });
});

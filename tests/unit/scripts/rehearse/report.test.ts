import { describe, expect, it } from 'vitest';

import { isBroken, report, type Rehearsal } from '../../../../scripts/rehearse/report';

const TIE = {
  row: 'Logo',
  subject: '@theme/Logo',
  presenceOnly: false,
  target: { kind: 'component' as const, name: 'Logo' },
};

const REHEARSAL: Rehearsal = {
  name: 'canary',
  node: '22.1.0',
  expect: undefined,
  direct: [{ name: 'react', from: '1.0.0', to: '2.0.0' }],
  indirect: 3,
  steps: [
    { name: 'types', result: 'failed', seconds: 7, lines: ['error TS1'] },
    { name: 'unit', result: 'passed', seconds: 20, lines: [] },
  ],
  ties: [
    { tie: TIE, state: 'interface changed' },
    { tie: { ...TIE, row: 'TOC' }, state: 'same' },
  ],
};

it('reports versions, steps with their first errors, and changed ties', () => {
  expect(report(REHEARSAL)).toMatchInlineSnapshot(`
    "# Rehearsal "canary": something broke

    Node 22.1.0. 1 packages of package.json changed, and 3 others.

    | Package | From  | To    |
    | ------- | ----- | ----- |
    | react   | 1.0.0 | 2.0.0 |

    ## Steps

    | Step  | Result | Seconds |
    | ----- | ------ | ------: |
    | types | failed |       7 |
    | unit  | passed |      20 |

    ### types

    \`\`\`text
    error TS1
    \`\`\`

    ## Ties

    2 ties of src/theme/README.md: 1 broken, 0 to compare.

    | Row  | Depends on    | State             |
    | ---- | ------------- | ----------------- |
    | Logo | \`@theme/Logo\` | interface changed |
    "
  `);
});

it.each([
  [false, 'passed', 'code changed'],
  [true, 'passed', 'gone'],
  [true, 'passed', 'not installed'],
  [true, 'failed', 'same'],
] as const)('is broken (%s) after a step %s and with a tie %s', (broken, result, state) => {
  const steps = [{ name: 'unit' as const, result, seconds: 1, lines: [] }];
  expect(isBroken({ steps, ties: [{ tie: TIE, state }], expect: undefined })).toBe(broken);
});

describe('a rehearsal with steps that are known to fail', () => {
  it.each([
    ['succeeds if exactly these fail, whatever broke in the ledger', ['types'], false],
    ['breaks if another one fails', ['lock'], true],
    ['breaks if one of them passes', ['types', 'unit'], true],
    ['breaks if one of them did not run', ['types', 'e2e'], true],
  ] as const)('%s', (_behavior, known, broken) => {
    expect(isBroken({ ...REHEARSAL, expect: known })).toBe(broken);
  });

  it('reports what differs from them', () => {
    expect(report({ ...REHEARSAL, expect: ['unit'] }).split('\n\n', 3)).toMatchInlineSnapshot(`
      [
        "# Rehearsal "canary": not as expected",
        "\`types\` failed, and was expected to pass.",
        "\`unit\` did not fail: remove it from \`--expect\` in .github/workflows/nightly.yml.",
      ]
    `);
    expect(report({ ...REHEARSAL, expect: ['types'] }).split('\n\n', 1)).toMatchInlineSnapshot(`
      [
        "# Rehearsal "canary": only the expected steps failed",
      ]
    `);
  });
});

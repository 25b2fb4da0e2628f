import { expect, it } from 'vitest';

import { brandLiterals } from '../../../plugins/brand/brandLiterals';

const acme = { provider: 'Acme+', slug: 'acme-inc' };

it.each([
  [
    'provider and slug',
    'By Acme+ at acme-inc.example',
    [
      { index: 3, found: 'Acme+' },
      { index: 12, found: 'acme-inc' },
    ],
  ],
  ['any case', 'ACME+', [{ index: 0, found: 'ACME+' }]],
  ['no part of them', 'Acme, acme inc, Acmee', []],
])('finds %s', (_case, text, found) => {
  expect(brandLiterals(text, acme)).toEqual(found);
});

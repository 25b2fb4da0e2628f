import { describe, expect, it } from 'vitest';

import { isAllowed, judgeLicenses } from '../../../scripts/supplyChain/judgeLicenses';

const allowed = ['MIT', 'Apache-2.0'];

describe('a license is allowed', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND Apache-2.0', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['none', false],
    ['', false],
  ])('%s: %s', (license, expected) => {
    expect(isAllowed(license, allowed)).toBe(expected);
  });
});

describe('the review of licenses', () => {
  const exceptions = { odd: { found: 'none', license: 'MIT', why: 'its license file holds the MIT text' } };
  const odd = { name: 'odd', license: 'none' };

  it('passes allowed licenses and reviewed exceptions', () => {
    expect(judgeLicenses([{ name: 'a', license: 'MIT' }, odd], { allowed, exceptions })).toEqual([]);
  });

  it('teaches which package has a license that nobody has reviewed', () => {
    const [error] = judgeLicenses([{ name: 'b', license: 'SSPL-1.0' }, odd], { allowed, exceptions });
    expect(error?.message).toMatchInlineSnapshot(`
      "node_modules/b/package.json: nobody has reviewed the license SSPL-1.0
        expected: an SPDX expression of licenses that scripts/supplyChain/licenseRules.ts allows
        found:    SSPL-1.0
        why:      Without a license nobody may copy a package, and some licenses ask for more than this site gives.
        remedy:   read its license file; then allow the license or except the package there, with the reason, or do without it"
    `);
  });

  it('refuses a package without a license', () => {
    const [error] = judgeLicenses([{ name: 'c', license: 'none' }, odd], { allowed, exceptions });
    expect(error?.message).toContain('node_modules/c/package.json: the package states no license');
  });

  it('refuses an exception that no package needs any more, because it is gone or states something else now', () => {
    const gone = judgeLicenses([], { allowed, exceptions });
    const changed = judgeLicenses([{ name: 'odd', license: 'MIT' }], { allowed, exceptions });
    for (const errors of [gone, changed]) {
      expect(errors.map(({ message }) => message.split('\n')[0])).toEqual([
        'scripts/supplyChain/licenseRules.ts: the exception for odd fits no package',
      ]);
    }
  });
});

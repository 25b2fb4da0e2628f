import { describe, expect, it } from 'vitest';

import { licenseErrors, isAllowed, lockedPackages, statedLicense } from '../../../../scripts/licenses/packageLicenses';
import { isBuildError } from '../../../../plugins/lib/buildError';
import { projectDir } from '../../../../scripts/lib/run';

const allowed = ['MIT', 'Apache-2.0'];

describe('isAllowed', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND Apache-2.0', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['none', false],
    ['', false],
  ])('of %s is %s', (license, expected) => {
    expect(isAllowed(license, allowed)).toBe(expected);
  });
});

describe('licenseErrors', () => {
  const exceptions = { odd: { found: 'none', license: 'MIT', why: 'its license file contains the MIT license' } };
  const odd = { name: 'odd', license: 'none' };
  const check = (...packages: { name: string; license: string }[]) =>
    licenseErrors(packages, { allowed, exceptions }).map((error) => (isBuildError(error) ? error.details : error));

  it('accepts allowed licenses and exceptions', () => {
    expect(check({ name: 'a', license: 'MIT' }, odd)).toEqual([]);
  });

  it.each(['SSPL-1.0', 'none'])('reports a package with the license %s', (license) => {
    expect(check({ name: 'b', license }, odd)).toMatchObject([{ file: 'node_modules/b/package.json', found: license }]);
  });

  it.each([
    ['has been removed', [], 'no such package'],
    ['states a different license', [{ name: 'odd', license: 'MIT' }], 'MIT'],
  ])('reports an exception whose package %s', (_case, packages, found) => {
    expect(check(...packages)).toMatchObject([{ file: 'scripts/licenses/licenseRules.ts', found }]);
  });
});

describe('the lock file', () => {
  const packages = lockedPackages(projectDir);

  it('names nested and scoped packages by their last folder', () => {
    const names = packages.map(({ name }) => name);
    expect(names).toContain('@docusaurus/core');
    expect(names.filter((name) => name.includes('node_modules'))).toEqual([]);
  });

  it('lacks the license of old packages, which state it in the field `licenses`', () => {
    const old = packages.find(({ name }) => name === 'format');
    expect(old?.license).toBeUndefined();
    expect(old && statedLicense(old, projectDir)).toEqual({ name: 'format', license: 'MIT' });
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { lockedPackages } from '../../../scripts/supplyChain/lockedPackages';

const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));

afterAll(() => rmSync(folder, { recursive: true }));

it('reads names from folders, an alias by its own name, and what each package asks for', () => {
  const packages = {
    '': { name: 'site', version: '0.0.0', dependencies: { b: '1.0.0' }, devDependencies: { a: '1.0.0' } },
    'node_modules/b/node_modules/@scope/c': { version: '2.0.0', license: 'MIT', dev: true, hasInstallScript: true },
    'node_modules/alias': { name: 'real', version: '3.0.0', peerDependencies: { b: '*' } },
  };
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  expect(lockedPackages(folder)).toEqual([
    { place: '', name: 'site', version: '0.0.0', dev: false, hasInstallScript: false, wants: ['a', 'b'] },
    {
      place: 'node_modules/b/node_modules/@scope/c',
      name: '@scope/c',
      version: '2.0.0',
      license: 'MIT',
      dev: true,
      hasInstallScript: true,
      wants: [],
    },
    { place: 'node_modules/alias', name: 'real', version: '3.0.0', dev: false, hasInstallScript: false, wants: ['b'] },
  ]);
});

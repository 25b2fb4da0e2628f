import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { compareSets } from '../../plugins/compareSets';
import { projectDir } from '../../scripts/run';
import { markdownRows } from '../support/markdownRows';
import { packageImports, packageStrings } from '../support/packageUses';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;
const direct = { ...manifest.dependencies, ...manifest.devDependencies };
const ledger = read('DEPENDENCIES.md');
const rowsOf = (heading: string) => markdownRows(ledger, heading);
const rows = ['In the browser', 'The build', 'Checks and tests'].flatMap(rowsOf);

const imports = packageImports();
const named = new Set([...imports, ...packageStrings()].map(({ name }) => name));

/** Examples of rows: "peer of `@docusaurus/core`: MDX pages in React", "types of React". */
const PEER = /^peer of `([^`]+)`/;
const TYPES = /^types of /;

/** Whether the package that the row names really asks for this one. */
function isPeer(name: string, why: string): boolean {
  const [, asking = ''] = PEER.exec(why) ?? [];
  if (!(asking in direct)) return false;
  const { peerDependencies = {} } = JSON.parse(read(`node_modules/${asking}/package.json`)) as Partial<Manifest>;
  return name in peerDependencies;
}

describe('DEPENDENCIES.md', () => {
  it('has one row for each package of package.json, and no other', () => {
    const names = rows.map(([name]) => name);
    expect(compareSets(Object.keys(direct), names)).toEqual({ missing: [], extra: [] });
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has the development packages, and only them, among checks and tests', () => {
    const names = rowsOf('Checks and tests').map(([name]) => name);
    expect(compareSets(Object.keys(manifest.devDependencies), names)).toEqual({ missing: [], extra: [] });
  });

  it('has one row for each override, and no other', () => {
    const names = rowsOf('Overrides').map(([name]) => name);
    expect(compareSets(Object.keys(manifest.overrides), names)).toEqual({ missing: [], extra: [] });
  });

  it.each(rows)('says why %s is here: code or configuration names it, or another package asks for it', (name, why) => {
    expect(named.has(name) || TYPES.test(why) || isPeer(name, why), why).toBe(true);
  });
});

it('code imports only packages that package.json names', () => {
  const strangers = imports.filter(({ name }) => !(name in direct) && !(`@types/${name}` in direct));
  expect(imports.length).toBeGreaterThan(400);
  expect(strangers).toEqual([]);
});

it('each package has an exact version', () => {
  const versions = Object.entries({ ...direct, ...manifest.overrides });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

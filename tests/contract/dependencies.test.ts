import { describe, expect, it } from 'vitest';

import { compareSets } from '../../plugins/lib/compareSets';
import { packageImports, packageStrings } from '../support/packageUses';
import { markdownRows, packageManifest, projectText } from '../support/projectFiles';

const manifest = packageManifest();
const direct = { ...manifest.dependencies, ...manifest.devDependencies };
const ledger = projectText('DEPENDENCIES.md');
const rowsOf = (heading: string) => markdownRows(ledger, heading);
const rows = ['In the browser', 'The build', 'Checks and tests'].flatMap(rowsOf);

const imports = packageImports();
const named = new Set([...imports, ...packageStrings()].map(({ name }) => name));

/** Examples of rows: "peer of `@docusaurus/core`: MDX pages in React", "types of React". */
const PEER = /^peer of `([^`]+)`/;
const TYPES = /^types of /;

/** Returns whether the package in the row requires this one as a peer. */
function isPeer(name: string, why: string): boolean {
  const [, asking = ''] = PEER.exec(why) ?? [];
  if (!(asking in direct)) return false;
  const { peerDependencies = {} } = packageManifest(`node_modules/${asking}`);
  return name in peerDependencies;
}

describe('DEPENDENCIES.md', () => {
  it('has one row for each package of package.json', () => {
    const names = rows.map(([name]) => name);
    expect(compareSets(Object.keys(direct), names)).toEqual({ missing: [], extra: [] });
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('lists the development packages below "Checks and tests"', () => {
    const names = rowsOf('Checks and tests').map(([name]) => name);
    expect(compareSets(Object.keys(manifest.devDependencies), names)).toEqual({ missing: [], extra: [] });
  });

  it('has one row for each override', () => {
    const names = rowsOf('Overrides').map(([name]) => name);
    expect(compareSets(Object.keys(manifest.overrides), names)).toEqual({ missing: [], extra: [] });
  });

  it.each(rows)('has a package that code, configuration or another package needs: %s', (name, why) => {
    expect(named.has(name) || TYPES.test(why) || isPeer(name, why), why).toBe(true);
  });
});

it('the code imports only packages of package.json', () => {
  const unknown = imports.filter(({ name }) => !(name in direct) && !(`@types/${name}` in direct));
  expect(unknown).toEqual([]);
});

it('package.json pins every version', () => {
  const versions = Object.entries({ ...direct, ...manifest.overrides });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))).toEqual([]);
});
